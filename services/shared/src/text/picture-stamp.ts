const STAMP = /^o[0-9a-f]{32}$/;

/** Whether a text names a picture that operators cut: 'o' and 32 random hexadecimal digits. */
export const isPictureStamp = (text: string): boolean => STAMP.test(text);

/**
 * The stamp that somebody means who sends it as it is, or the address under which media shows it; null for anything else.
 * @param directory what the picture was cut for: 'posts', 'sponsors', 'prices'
 */
export function pictureStampIn(text: string, directory: string): string | null {
  const address = `/api/downloadImage/${directory}/`;
  const stamp = text.startsWith(address) ? text.slice(address.length) : text;
  return isPictureStamp(stamp) ? stamp : null;
}
