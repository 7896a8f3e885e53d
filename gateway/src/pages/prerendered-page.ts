import { createHash } from 'node:crypto';
import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';

/** The places that the build leaves open in its prerendered pages (web/prerendered-page.ts). */
export type PageFacts = {
  tournamentName?: string;
  exactPoints?: number;
  jokerFactor?: number;
  /** Address of whoever runs the game; empty for none, and then nothing speaks of them. */
  provider: string;
};

/** The inline scripts and styles of a page, by the directive of its Content-Security-Policy that must allow it: `'sha256-…'`. */
export type Inline = Record<'script-src' | 'style-src', string[]>;

export type PrerenderedPage = {
  inline: Inline;
  /** The page, with its place for the configuration; null while something of it is not known: then the app draws everything. */
  fill(facts: PageFacts): string | null;
};

const TOKEN = /\{\{(\w+)\}\}/;
/** An element about a fact that may be empty. */
const SECTION = /\{\{#(\w+)\}\}([^]*?)\{\{\/\1\}\}/g;

/** HTML of the build that is prerendered but for what the gateway alone knows. */
export function prerenderedPage(html: string): PrerenderedPage {
  const inline = {
    'script-src': hashesOf(html, /<script>([^]*?)<\/script>/g),
    'style-src': hashesOf(html, /<style>([^]*?)<\/style>/g),
  };
  let last: { key: string; page: string | null } | undefined;
  return {
    inline,
    fill(facts) {
      const key = JSON.stringify(facts);
      if (last?.key === key) return last.page;
      const values = valuesOf(facts);
      const shown = html.replace(SECTION, (_all, name: string, text: string) =>
        values[name as keyof typeof values] ? text : '',
      );
      last = { key, page: put(shown.split(TOKEN), values) };
      return last.page;
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

/** @param parts text and names of tokens in turn */
function put(parts: readonly string[], values: Record<string, string | number | undefined>): string | null {
  const filled: string[] = [];
  for (const [index, part] of parts.entries()) {
    const value = index % 2 === 0 ? part : values[part];
    if (index % 2 === 1 && !value) return null;
    filled.push(index % 2 === 0 ? part : escapeHtml(String(value)));
  }
  return filled.join('');
}
