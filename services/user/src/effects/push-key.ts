import { ECDH } from 'node:crypto';

/** An uncompressed point. */
const KEY_BYTES = 65;

/** Whether a browser's key is a point of the curve P-256 (RFC 8291). For any other key, encryption throws. */
export function isPushKey(p256dh: string): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== KEY_BYTES) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
