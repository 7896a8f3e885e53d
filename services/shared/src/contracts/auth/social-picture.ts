import { jwtVerify, SignJWT } from 'jose';

/** The profile picture that an external login provider reported, for this player only. */
export type SocialPicture = {
  userId: number;
  url: string;
  /** The URL is at the provider, which operators have configured. It may be fetched even in a private network. */
  isIssuers: boolean;
};

const ISSUER = 'tippspiel-user';
const AUDIENCE = 'social picture';
const LIFETIME = '1h';
const encode = (secret: string) => new TextEncoder().encode(secret);

/** The player passes this token from the user service to media. The signature fixes the player and the URL. */
export const signSocialPicture = (
  secret: string,
  { userId, url, isIssuers }: SocialPicture,
): Promise<string> =>
  new SignJWT({ url, isIssuers })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setExpirationTime(LIFETIME)
    .sign(encode(secret));

/** Null for a token that the user service did not sign for this purpose, or that has expired. */
export async function readSocialPicture(secret: string, token: string): Promise<SocialPicture | null> {
  const rules = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'] };
  const read = await jwtVerify(token, encode(secret), rules).catch(() => null);
  if (!read) return null;
  const { sub, url, isIssuers } = read.payload;
  return { userId: Number(sub), url: String(url), isIssuers: isIssuers === true };
}
