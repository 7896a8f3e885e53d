/** A stamp, and behind a dot the proof that its picture was cut (`auth/picture-proof.ts`), if there is one. */
const NAME = /^(o[0-9a-f]{32})(?:\.[\w.-]{1,80})?$/;

/** The stamp in a name of a picture that operators cut: 'o' and 32 random hexadecimal digits. Null for anything else. */
export const stampInName = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

/**
 * The name of a picture in what somebody sends: the name as it is, or the address under which media shows it.
 * @param directory what the picture was cut for: 'posts', 'sponsors', 'prices'
 */
export function pictureNameIn(text: string, directory: string): string {
  const address = `/api/downloadImage/${directory}/`;
  return text.startsWith(address) ? text.slice(address.length) : text;
}

/** The stamp that somebody means who sends a picture's name or address; null for anything else. */
export const pictureStampIn = (text: string, directory: string): string | null =>
  stampInName(pictureNameIn(text, directory));
