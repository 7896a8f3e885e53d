import type { Template } from '../generated/schema.ts';

/** By default the terms as shipped with the product. */
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
