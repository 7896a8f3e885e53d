/** A random idempotency key: a request may be repeated under it. @param bytes of randomness */
export const newKey = (bytes = 16): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
