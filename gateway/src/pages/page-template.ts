import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import type { FirstAnswer } from './first-queries.ts';
import { scriptJson, type PageConfig, type ShellConfig } from './page-config.ts';

export type PageParts = {
  config: PageConfig | ShellConfig;
  /** The title of the browser's tab; by default the file's title. */
  title?: string;
  /** HTML at the end of the head. */
  head?: string;
  answers?: FirstAnswer[];
};

export type PageTemplate = (parts: PageParts) => string;

const PLACES = [
  /<title>(?<title>[^<]*)<\/title>/,
  /<script id="page-config" type="application\/json">(?<config>)[^<]*<\/script>/,
  /(?<headEnd><\/head>)/,
  /<script id="first-answers" type="application\/json">(?<answers>)<\/script>/,
  /(?<bodyEnd><\/body>)/,
];
const PLACE = new RegExp(PLACES.map(({ source }) => source).join('|'), 'g');

/** Turns a page of the build into a function of its variable parts. */
export function pageTemplate(html: string): PageTemplate {
  const writes: PageTemplate[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const { 0: place, index, groups = {} } of html.matchAll(PLACE)) {
    const name = Object.keys(groups).find((key) => groups[key] !== undefined) ?? '';
    // SVG drawings also have titles, so only the first counts. Answers with a place of their own are not added at the
    // end.
    if (seen.has(name) || (name === 'bodyEnd' && seen.has('answers'))) continue;
    seen.add(name);
    const before = html.slice(from, index);
    const write = writeOf(place, groups);
    writes.push((parts) => before + write(parts));
    from = index + place.length;
  }
  if (!seen.has('config'))
    throw new Error('index.html has no <script id="page-config" type="application/json">');
  const rest = html.slice(from);
  return (parts) => writes.map((write) => write(parts)).join('') + rest;
}

function writeOf(place: string, groups: Record<string, string | undefined>): PageTemplate {
  const { title, config, headEnd, bodyEnd } = groups;
  if (title !== undefined)
    return (parts) => `<title>${parts.title ? escapeHtml(parts.title) : title}</title>`;
  if (config !== undefined) return (parts) => json('page-config', parts.config);
  if (headEnd) return ({ head = '' }) => head + place;
  const answersOf: PageTemplate = ({ answers = [] }) =>
    answers.length ? json('first-answers', answers) : '';
  // Without their own place they come last. The app only runs after the whole page, and its files are requested
  // earlier.
  return bodyEnd ? (parts) => answersOf(parts) + place : (parts) => answersOf(parts) || place;
}

const json = (id: string, value: unknown): string =>
  `<script id="${id}" type="application/json">${scriptJson(value)}</script>`;
