import { createHash, randomBytes } from 'node:crypto';

/** What only a browser or a mail holds: 256 bits nobody can guess. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it: tells nothing about the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
