/** A stamp, followed by a dot and the proof that its picture was cropped (`auth/picture-proof.ts`), if there is one. */
const NAME = /^(o[0-9a-f]{32})(?:\.[\w.-]{1,80})?$/;

/** The stamp in the name of an operators' picture: 'o' and 32 random hexadecimal digits. Null for anything else. */
export const stampInName = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

/**
 * Reads a picture's name from a client's input, which is the name itself or the address at which media serves it.
 * @param directory what the picture was cropped for: 'posts', 'sponsors', 'prices'
 */
export function pictureNameIn(text: string, directory: string): string {
  const address = `/api/downloadImage/${directory}/`;
  return text.startsWith(address) ? text.slice(address.length) : text;
}

/** The stamp in a picture's name or address that a client sent; null for anything else. */
export const pictureStampIn = (text: string, directory: string): string | null =>
  stampInName(pictureNameIn(text, directory));
