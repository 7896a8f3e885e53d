import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import type { Placeholder } from './placeholders.ts';

const PLACEHOLDER = /\{\{\s*([a-zäöüß]+)\s*\}\}/gi;
/** A paragraph or point of a list in which nothing but a placeholder stands. */
const ALONE = /<(p|li)>\s*\{\{\s*([a-zäöüß]+)\s*\}\}\s*<\/\1>/gi;

/**
 * A text with its placeholders filled. A value is inserted as text, whatever stands in the tournament's file; an unknown
 * placeholder stays as it is written, for operators to see; a paragraph that becomes empty goes.
 * @param html made safe already
 */
export function fillTemplate(html: string, placeholders: readonly Placeholder[]): string {
  const values = new Map<string, string>(placeholders.map(({ name, value }) => [name, value]));
  const valueOf = (name: string) => values.get(name.toLowerCase());
  return html
    .replace(ALONE, (whole, _tag: string, name: string) => (valueOf(name) === '' ? '' : whole))
    .replace(PLACEHOLDER, (whole, name: string) => {
      const value = valueOf(name);
      return value === undefined ? whole : escapeHtml(value);
    });
}
