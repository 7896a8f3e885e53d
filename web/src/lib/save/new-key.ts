/** Tells something new from all else, so that it may be sent again when nobody knows whether it arrived. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
