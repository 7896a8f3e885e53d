import type { Template } from '../generated/schema.ts';

interface Page extends Omit<Partial<Template>, 'content'> {
  /** As operators wrote it, and as all read it. */
  text?: string;
}

/** The terms as they came with the product, if nothing else is said. */
export const aPage = ({
  text = '<h2>Worum es geht</h2><p>Um Fußball.</p>',
  ...page
}: Page = {}): Template => ({
  filename: 'AGB.html',
  version: 1,
  isEdited: false,
  dateChanged: null,
  visible: false,
  content: { text, data: text },
  ...page,
});
