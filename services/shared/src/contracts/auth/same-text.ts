import { timingSafeEqual } from 'node:crypto';

/** Compares a signature or token, and takes the same time wherever a guess of the same length differs. */
export function isSameText(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
