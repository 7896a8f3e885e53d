import { FORMATS, type PictureFormat } from './picture-format.ts';

/** Edges in pixels of a player's square pictures: avatars of 35, 50 and 100 px, also on high-resolution screens. */
export const PICTURE_SIZES = [96, 200, 400] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export const DEFAULT_SIZE: PictureSize = 200;

/** Maximum edge of a stored upload. */
export const UPLOAD_MAX_EDGE = 1600;
/** Open uploads per player; beyond this the oldest are removed. */
export const UPLOADS_PER_PLAYER = 10;

const STAMP = /^(p|FB)[0-9a-f]{32}$/;

/** A player's current picture; an empty stamp means none. */
export type Picture = {
  userId: number;
  version: number;
  stamp: string;
  /** Name of the upload that it was made of; empty for none. */
  code?: string;
};

/** A picture's stamp from 32 random hexadecimal digits. It cannot be guessed, and differs from the codes NO and FB. */
export const stampOf = (digits: string): string => `p${digits}`;
/** For a picture from a social network (specification, chapter 3). */
export const socialStampOf = (digits: string): string => `FB${digits}`;
export const uploadNameOf = (digits: string): string => `u${digits}.webp`;

export const isStamp = (text: string): boolean => STAMP.test(text);

export const uploadKey = (fileName: string): string => `tmp/${fileName}`;
export const pictureKey = (stamp: string, size: PictureSize, format: PictureFormat): string =>
  `pictures/${stamp}/${size}.${format}`;
export const pictureKeys = (stamp: string): string[] =>
  PICTURE_SIZES.flatMap((size) => FORMATS.map((format) => pictureKey(stamp, size, format)));

/** The size in the query, or the default; null for an unsupported one. */
export function sizeOf(text: string | undefined): PictureSize | null {
  if (text === undefined) return DEFAULT_SIZE;
  return PICTURE_SIZES.find((size) => String(size) === text) ?? null;
}
