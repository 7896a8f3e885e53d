/** A name as it stands in texts. */
export type Name = { firstname: string; lastname: string };

const escapeSigns = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const fullname = ({ firstname, lastname }: Name): string[] => wordsOf(`${firstname} ${lastname}`);

/** These words one after the other, each whole; the last may stand in the genitive. */
export const inText = (words: string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escapeSigns).join('\\s+')}s?(?![\\p{L}\\p{N}])`, `gu${flags}`);

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The same in HTML, where tags may stand between the words, but not within a tag. */
export const inHtml = (words: string[], flags: string): RegExp => {
  const escaped = words.map((word) => escapeSigns(word.replace(/[&<>]/g, (sign) => signs[sign] as string)));
  const between = '(?:\\s|&nbsp;|<[^>]*>)+';
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped.join(between)}s?(?![\\p{L}\\p{N}])(?![^<]*>)`,
    `gu${flags}`,
  );
};
