import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import type { Placeholder } from './placeholders.ts';

const PLACEHOLDER = /\{\{\s*([a-zäöüß]+)\s*\}\}/gi;
/** A paragraph or list item that only contains a placeholder. */
const ALONE = /<(p|li)>\s*\{\{\s*([a-zäöüß]+)\s*\}\}\s*<\/\1>/gi;

/**
 * Replaces the placeholders of a text. Values are escaped, because the tournament's file may contain anything. An
 * unknown placeholder stays visible for operators; a paragraph that becomes empty is removed.
 * @param html already sanitized
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
