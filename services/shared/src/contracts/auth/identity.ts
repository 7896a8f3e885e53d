import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** The sender of a request, as the gateway read it from the session. */
export type Identity = {
  /** The player's number. */
  userId: number;
  isAdmin: boolean;
  /** Locked players (GESPERRT) read but never write. */
  isLocked: boolean;
  sessionId: string;
};

/** Header that carries the signed identity from the gateway to the subgraphs, for anonymous visitors too. */
export const IDENTITY_HEADER = 'x-tippspiel-identity';
const LIFETIME_SECONDS = 60;
const ISSUER = 'tippspiel-gateway';
const encode = (secret: string) => new TextEncoder().encode(secret);

/** Signs an identity (null: anonymous) for `LIFETIME_SECONDS` of real time. */
export async function signIdentity(secret: string, identity: Identity | null): Promise<string> {
  const claims = identity ? { adm: identity.isAdmin, lck: identity.isLocked, sid: identity.sessionId } : {};
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(String(identity?.userId ?? 0))
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(encode(secret));
}

/** Returns a signer that signs each session once per half lifetime instead of once per request. */
export function identitySigner(secret: string): (identity: Identity | null) => Promise<string> {
  const cache = new LRUCache<string, Promise<string>>({ max: 20_000, ttl: (LIFETIME_SECONDS / 2) * 1000 });
  return (identity) => {
    const key = identity
      ? `${identity.sessionId}/${identity.userId}/${identity.isAdmin}/${identity.isLocked}`
      : '';
    const known = cache.get(key);
    if (known) return known;
    const signed = signIdentity(secret, identity);
    cache.set(key, signed);
    return signed;
  };
}

/** Thrown for a missing, foreign or expired signature: the request did not come through the gateway. */
export class UnsignedRequestError extends Error {}

/**
 * Returns a verifier that resolves to the identity, or to null for a signed anonymous visitor. It throws
 * `UnsignedRequestError` for anything else, and caches a verified token until it expires.
 */
export function identityVerifier(secret: string): (token: string | undefined) => Promise<Identity | null> {
  const key = encode(secret);
  const cache = new LRUCache<string, { identity: Identity | null; expires: number }>({ max: 20_000 });
  return async (token) => {
    if (!token) throw new UnsignedRequestError('no identity header');
    const known = cache.get(token);
    if (known && known.expires > Date.now()) return known.identity;
    const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'] }).catch(
      (error: unknown) => {
        throw new UnsignedRequestError('bad identity header', { cause: error });
      },
    );
    // Signatures of the same issuer for another purpose name it as their audience; identities name none.
    if (payload.aud !== undefined) throw new UnsignedRequestError('a signature for another purpose');
    const userId = Number(payload.sub);
    const identity = userId
      ? {
          userId,
          isAdmin: payload['adm'] === true,
          isLocked: payload['lck'] === true,
          sessionId: String(payload['sid']),
        }
      : null;
    cache.set(token, { identity, expires: (payload.exp ?? 0) * 1000 });
    return identity;
  };
}
