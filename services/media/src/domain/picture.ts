import { FORMATS, type PictureFormat } from './picture-format.ts';

/** Edges in pixels of the squares in which a player's picture is kept: avatars of 35, 50 and 100 px on fine screens too. */
export const PICTURE_SIZES = [96, 200, 400] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export const DEFAULT_SIZE: PictureSize = 200;

/** Uploads are kept no larger than this in either direction. */
export const UPLOAD_MAX_EDGE = 1600;
/** How many open uploads one player has; the oldest give way. */
export const UPLOADS_PER_PLAYER = 10;

const STAMP = /^(p|FB)[0-9a-f]{32}$/;

/** A player's present picture; an empty stamp means none. */
export type Picture = {
  userId: number;
  version: number;
  stamp: string;
  /** Name of the upload it was made of, empty for none. */
  code?: string;
};

/** Names a picture from 32 random hexadecimal digits: nobody guesses it, and it is neither NO nor FB…, which mean more. */
export const stampOf = (digits: string): string => `p${digits}`;
/** Of a picture that came from a social network (specification, chapter 3). */
export const socialStampOf = (digits: string): string => `FB${digits}`;
export const uploadNameOf = (digits: string): string => `u${digits}.webp`;

export const isStamp = (text: string): boolean => STAMP.test(text);

export const uploadKey = (fileName: string): string => `tmp/${fileName}`;
export const pictureKey = (stamp: string, size: PictureSize, format: PictureFormat): string =>
  `pictures/${stamp}/${size}.${format}`;
export const pictureKeys = (stamp: string): string[] =>
  PICTURE_SIZES.flatMap((size) => FORMATS.map((format) => pictureKey(stamp, size, format)));

/** The size asked for in a query, the default when none is; null for one that is not kept. */
export function sizeOf(text: string | undefined): PictureSize | null {
  if (text === undefined) return DEFAULT_SIZE;
  return PICTURE_SIZES.find((size) => String(size) === text) ?? null;
}
