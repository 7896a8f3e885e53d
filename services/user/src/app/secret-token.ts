import { createHash, randomBytes } from 'node:crypto';

/** A secret for a browser or a mail: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form, from which the token cannot be derived. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
