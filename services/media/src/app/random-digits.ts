import { randomBytes } from 'node:crypto';

/** 128 bits nobody can guess, as 32 hexadecimal digits. */
export function randomDigits(): string {
  return randomBytes(16).toString('hex');
}
