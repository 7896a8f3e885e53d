import { jwtVerify, SignJWT } from 'jose';

/** A picture that a login by a provider told of; for the player alone. */
export type SocialPicture = {
  userId: number;
  url: string;
  /** It lies where the provider itself is, which operators have named: wherever that is, it may be asked. */
  isIssuers: boolean;
};

const ISSUER = 'tippspiel-user';
const AUDIENCE = 'social picture';
const LIFETIME = '1h';
const encode = (secret: string) => new TextEncoder().encode(secret);

/** user hands this to the player and the player to media: signed, it can be nobody else's and no other address. */
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

/** Null for what user did not sign for this, or too long ago. */
export async function readSocialPicture(secret: string, token: string): Promise<SocialPicture | null> {
  const rules = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'] };
  const read = await jwtVerify(token, encode(secret), rules).catch(() => null);
  if (!read) return null;
  const { sub, url, isIssuers } = read.payload;
  return { userId: Number(sub), url: String(url), isIssuers: isIssuers === true };
}
