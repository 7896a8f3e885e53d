import { FORMATS, type PictureFormat } from '../picture-format.ts';

export const DIRECTORIES = ['posts', 'sponsors', 'prices'] as const;
export type Directory = (typeof DIRECTORIES)[number];

export const isDirectory = (text: string): text is Directory => DIRECTORIES.some((known) => known === text);

/** Maximum edge in pixels: the display width on a high-resolution screen. */
export const maxEdges: Record<Directory, number> = { posts: 1280, sponsors: 640, prices: 960 };

const OF_ID = /^([1-9]\d{0,8})\.jpg$/;

/** The stamp of an operator's picture, from 32 random hexadecimal digits. */
export const operatorStampOf = (digits: string): string => `o${digits}`;

/** The number in a name such as '12.jpg'; null for other names. */
export const idInName = (name: string): number | null => {
  const [, digits] = OF_ID.exec(name) ?? [];
  return digits ? Number(digits) : null;
};

/** The picture's address in browsers, claimed or not; by its stamp, or by its signed name. */
export const operatorPictureUrl = (directory: Directory, name: string): string =>
  `/api/downloadImage/${directory}/${name}`;

/**
 * How long, in milliseconds, a picture is kept after it can no longer be claimed. It may have been claimed in the last
 * second, and the event may be delayed while the other service or the bus is down.
 */
export const MAX_EVENT_DELAY_MS = 24 * 60 * 60 * 1000;

export const operatorPictureKey = (directory: Directory, stamp: string, format: PictureFormat): string =>
  `operators/${directory}/${stamp}.${format}`;
export const operatorPictureKeys = (directory: Directory, stamp: string): string[] =>
  FORMATS.map((format) => operatorPictureKey(directory, stamp, format));

/** The picture of a post, sponsor or prize (empty stamp: none any more), as published by its owner. */
export type Claim = {
  directory: Directory;
  id: number;
  stamp: string;
  /** Milliseconds since 1970; null if the address does not contain it. */
  changedAt: number | null;
  isPublic: boolean;
  version: number;
};

/** Whether an address with this version may be cached forever, because it will never show another picture. */
export const isVersionOf = ({ changedAt, version }: Claim, named: string | undefined): boolean =>
  named !== undefined && [changedAt, version].some((known) => known !== null && named === String(known));

/** Whether an address names a picture whose event this service has not received yet. */
export const isNewerThan = ({ changedAt }: Claim, named: string | undefined): boolean =>
  changedAt !== null && Number(named ?? 0) > changedAt;
