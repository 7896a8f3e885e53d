import { createHash } from 'node:crypto';
import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';

/** The values for the placeholders in the build's prerendered pages (web/prerendered-page.ts). */
export type PageFacts = {
  tournamentName?: string;
  occasion?: string;
  exactPoints?: number;
  jokerFactor?: number;
  /** The website of the game's organiser. If it is empty, the page does not mention an organiser. */
  provider: string;
};

/** The hashes (`'sha256-…'`) of a page's inline scripts and styles, by the CSP directive that must allow them. */
export type Inline = Record<'script-src' | 'style-src', string[]>;

export type PrerenderedPage = {
  inline: Inline;
  /** The page with its place for the configuration. Null while a value is unknown; the app then renders everything. */
  fill(facts: PageFacts): string | null;
};

const TOKEN = /\{\{(\w+)\}\}/;
/** A section that is shown only if its value is not empty. */
const SECTION = /\{\{#(\w+)\}\}([^]*?)\{\{\/\1\}\}/g;

/** Prepares prerendered HTML of the build. Only the gateway's values are missing in it. */
export function prerenderedPage(html: string): PrerenderedPage {
  const inline = {
    'script-src': hashesOf(html, /<script>([^]*?)<\/script>/g),
    'style-src': hashesOf(html, /<style>([^]*?)<\/style>/g),
  };
  return {
    inline,
    fill(facts) {
      const values = valuesOf(facts);
      const shown = html.replace(SECTION, (_all, name: string, text: string) =>
        values[name as keyof typeof values] ? text : '',
      );
      return put(shown.split(TOKEN), values);
    },
  };
}

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

function valuesOf({ exactPoints, jokerFactor, provider, ...rest }: PageFacts) {
  const jokerPoints = exactPoints && jokerFactor ? exactPoints * jokerFactor : undefined;
  const providerHost = provider && new URL(provider).hostname.replace(/^www\./, '');
  return { exactPoints, jokerFactor, jokerPoints, provider, providerHost, ...rest };
}

/** @param parts alternating texts and names of tokens */
function put(parts: readonly string[], values: Record<string, string | number | undefined>): string | null {
  const filled: string[] = [];
  for (const [index, part] of parts.entries()) {
    const value = index % 2 === 0 ? part : values[part];
    if (index % 2 === 1 && !value) return null;
    filled.push(index % 2 === 0 ? part : escapeHtml(String(value)));
  }
  return filled.join('');
}
