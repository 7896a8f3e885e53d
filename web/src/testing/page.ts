import type { Template } from '../generated/schema.ts';

/** The terms as they came with the product, if nothing else is said. */
export const aPage = ({
  text = '<h2>Worum es geht</h2><p>Um Fußball.</p>',
  ...page
}: Partial<Template> = {}): Template => ({
  filename: 'AGB.html',
  version: 1,
  isEdited: false,
  dateChanged: null,
  visible: false,
  text,
  data: text,
  ...page,
});
