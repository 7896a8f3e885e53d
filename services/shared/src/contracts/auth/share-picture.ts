import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Header with the signed description of a picture that media draws for the gateway. */
export const SHARE_PICTURE_HEADER = 'x-tippspiel-share-picture';

/** Media truncates longer lines. */
const LINE_MAX = 80;
const line = z.string().max(LINE_MAX);
const short = z.string().max(16);
const cell = z.object({ text: short, isJoker: z.boolean() });

const sharePicture = z.object({
  /** Landscape for link previews, portrait for chats and stories. */
  shape: z.enum(['quer', 'hoch']),
  /** The product and its tournament. */
  site: line,
  /** The line above the title. */
  kicker: line,
  title: line,
  subtitle: line,
  /** Column headings for the cells and the value of each row; may be empty. */
  heads: z.array(short).max(5),
  rows: z
    .array(
      z.object({ lead: short, text: line, cells: z.array(cell).max(4), value: short, isOwn: z.boolean() }),
    )
    .max(11),
  /** The two players of a duel, the winner first; otherwise empty. */
  sides: z.array(z.object({ name: line, tipp: cell, points: short })).max(2),
  /** Whether the picture contains only what visitors may see. */
  isPublic: z.boolean(),
});

/** The content of a picture to share: texts of limited length from the graph's answer to the viewer. */
export type SharePicture = z.output<typeof sharePicture>;

const ISSUER = 'tippspiel-gateway';
const AUDIENCE = 'share picture';
const LIFETIME = '60s';
const encode = (secret: string) => new TextEncoder().encode(secret);

/** Truncates a text to the length that a picture allows. It leaves no first half of a character of two code units. */
export const asLine = (text: string): string => text.slice(0, LINE_MAX).replace(/[\uD800-\uDBFF]$/, '');

/** Only the gateway may sign, because otherwise anybody could have the product draw their own words. */
export const signSharePicture = async (secret: string, picture: SharePicture): Promise<string> =>
  new SignJWT({ picture: sharePicture.parse(picture) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(LIFETIME)
    .sign(encode(secret));

/** Null for a token that the gateway did not sign for this purpose, or that has expired. */
export async function readSharePicture(secret: string, token: string): Promise<SharePicture | null> {
  const rules = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'] };
  const read = await jwtVerify(token, encode(secret), rules).catch(() => null);
  return read && sharePicture.parse(read.payload['picture']);
}
