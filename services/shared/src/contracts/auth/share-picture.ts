import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Header in which the gateway hands media a picture to draw, signed. */
export const SHARE_PICTURE_HEADER = 'x-tippspiel-share-picture';

/** Media draws a part of a longer one. */
const LINE_MAX = 80;
const line = z.string().max(LINE_MAX);
const short = z.string().max(16);
const cell = z.object({ text: short, isJoker: z.boolean() });

const sharePicture = z.object({
  /** Across for previews of links, upright for chats and stories. */
  shape: z.enum(['quer', 'hoch']),
  /** The product and its tournament. */
  site: line,
  /** Above the title. */
  kicker: line,
  title: line,
  subtitle: line,
  /** Above the cells and the value of each row; none without. */
  heads: z.array(short).max(5),
  rows: z
    .array(
      z.object({ lead: short, text: line, cells: z.array(cell).max(4), value: short, isOwn: z.boolean() }),
    )
    .max(11),
  /** Of a duel, its winner first; else none. */
  sides: z.array(z.object({ name: line, tipp: cell, points: short })).max(2),
  /** Shows nothing but what a visitor sees. */
  isPublic: z.boolean(),
});

/** The content of a picture to share: bounded texts from an owner's answer to its viewer. */
export type SharePicture = z.output<typeof sharePicture>;
export type ShareRow = SharePicture['rows'][number];
export type ShareCell = ShareRow['cells'][number];
export type ShareSide = SharePicture['sides'][number];

const ISSUER = 'tippspiel-gateway';
const AUDIENCE = 'share picture';
const LIFETIME = '60s';
const encode = (secret: string) => new TextEncoder().encode(secret);

/** A text as long as it may be in a picture. */
export const asLine = (text: string): string => text.slice(0, LINE_MAX);

/** Nobody but the gateway has anything drawn: else the product would draw anybody's words. */
export const signSharePicture = async (secret: string, picture: SharePicture): Promise<string> =>
  new SignJWT({ picture: sharePicture.parse(picture) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(LIFETIME)
    .sign(encode(secret));

/** Null for what the gateway did not sign for this, or too long ago. */
export async function readSharePicture(secret: string, token: string): Promise<SharePicture | null> {
  const rules = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'] };
  const read = await jwtVerify(token, encode(secret), rules).catch(() => null);
  return read && sharePicture.parse(read.payload['picture']);
}
