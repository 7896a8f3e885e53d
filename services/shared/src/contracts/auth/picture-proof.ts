import { createHmac } from 'node:crypto';
import { pictureNameIn } from '../text/picture-stamp.ts';
import { isSameText } from './same-text.ts';

/** A picture that media cropped for an operator and a directory, to be used until `expires` by the game's clock. */
export type CutPicture = { stamp: string; directory: string; userId: number; expires: Date };

/** Whether a picture's name or address has a valid proof for this operator and directory. */
export type WasCut = (given: string, by: { directory: string; userId: number }) => boolean;

const PURPOSE = 'tippspiel operators’ pictures';
const NAME = /^(o[0-9a-f]{32})\.(\d{1,12})\.[\w-]{43}$/;

/**
 * The name that media gives a cropped picture: stamp, expiry in seconds since 1970, and a signature. It proves to the
 * service of a post, sponsor or prize that the picture exists, without a call to media.
 */
export function signPicture(secret: string, { stamp, directory, userId, expires }: CutPicture): string {
  const seconds = Math.floor(expires.getTime() / 1000);
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const signed = [directory, userId, stamp, seconds].join('|');
  return `${stamp}.${seconds}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

/**
 * Reads the stamp from a picture's name, or from an address that ends in it. Null when media did not sign it for this
 * directory and operator, or when it has expired.
 */
export function readPictureProof(
  secret: string,
  given: string,
  { directory, userId, now }: { directory: string; userId: number; now: Date },
): string | null {
  const name = pictureNameIn(given, directory);
  const [, stamp, seconds] = NAME.exec(name) ?? [];
  if (!stamp) return null;
  const expires = new Date(Number(seconds) * 1000);
  const isSigned = isSameText(name, signPicture(secret, { stamp, directory, userId, expires }));
  return isSigned && now < expires ? stamp : null;
}

/** For the services whose entities have pictures. */
export const createPictureProofCheck =
  (secret: string, clock: { now(): Date }): WasCut =>
  (given, by) =>
    readPictureProof(secret, given, { ...by, now: clock.now() }) !== null;
