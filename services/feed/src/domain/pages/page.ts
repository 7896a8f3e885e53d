/** The text pages by file name (specification, chapter 7), with data protection added. */
export const PAGE_NAMES = ['AGB.html', 'spielregeln.html', 'impressum.html', 'datenschutz.html'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** An operator's version of a page; version 0 for none yet. */
export type PageChange = {
  filename: PageName;
  /** Number of changes. */
  version: number;
  /** Sanitized HTML; null for the original text. */
  text: string | null;
  dateChanged: Date | null;
};

/** A page for readers; the file name is empty for a preview. */
export type Page = Omit<PageChange, 'filename' | 'text'> & {
  filename: PageName | '';
  text: string;
  isEdited: boolean;
};

export const isPageName = (text: string): text is PageName =>
  (PAGE_NAMES as readonly string[]).includes(text);

/** @param shipped the original text, from the product or the folder of pages */
export const pageOf = ({ text, ...change }: PageChange, shipped: string): Page => ({
  ...change,
  text: text ?? shipped,
  isEdited: text !== null,
});
