/** The pages of text by their names (specification, chapter 7); data protection has one here, too. */
export const PAGE_NAMES = ['AGB.html', 'spielregeln.html', 'impressum.html', 'datenschutz.html'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** An operator's version of a page; version 0 for none yet. */
export type PageChange = {
  filename: PageName;
  /** Counts the changes. */
  version: number;
  /** HTML, made safe; null for the text that came with the product. */
  text: string | null;
  dateChanged: Date | null;
};

/** A page as it is read; without a name where its text is only tried. */
export type Page = Omit<PageChange, 'filename' | 'text'> & {
  filename: PageName | '';
  text: string;
  isEdited: boolean;
};

export const isPageName = (text: string): text is PageName =>
  (PAGE_NAMES as readonly string[]).includes(text);

/** @param shipped the text that came with the product, or lies in the folder of pages */
export const pageOf = ({ text, ...change }: PageChange, shipped: string): Page => ({
  ...change,
  text: text ?? shipped,
  isEdited: text !== null,
});
