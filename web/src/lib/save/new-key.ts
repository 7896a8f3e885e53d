/** A random idempotency key: a request may be repeated under it. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
