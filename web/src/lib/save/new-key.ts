/** Tells something new from all else, so that it may be sent again when nobody knows whether it arrived. @param bytes of chance */
export const newKey = (bytes = 16): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
