import { createHash, randomBytes } from 'node:crypto';

/** A secret that only a browser or a mail holds: 256 bits nobody can guess. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form, which tells nothing about the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
