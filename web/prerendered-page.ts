import type { Session } from './src/lib/session/session.ts';

/** A page whose first screen the build renders, into `dist/pages/<name>.html`. */
export interface PrerenderedPage {
  name: string;
  /** Where the app renders it. */
  address: string;
  /** `app`: the app takes it over as it stands. `shell`: a static shell of it, in whose place it is rendered. */
  kind: 'app' | 'shell';
  /** With the room that is kept for the live strip while there are matches. */
  hasStrip?: boolean;
  /** Of the screen there it shows no more than any has. */
  ofAny?: boolean;
}

/** The gateway chooses by what is being played and when matches begin (gateway/src/pages/strip-room.ts). */
const shells = (name: string, address: string, ofAny?: boolean): PrerenderedPage[] => [
  { name, address, kind: 'shell', ofAny },
  { name: `${name}-strip`, address, kind: 'shell', hasStrip: true, ofAny },
];

/** The gateway chooses among the landing page's four forms (gateway/src/pages/landing-page.ts). */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { name: 'landing-register', address: '/', kind: 'app' },
  { name: 'landing-login', address: '/?returnTo=%2Ftipps', kind: 'app' },
  { name: 'landing-invited', address: '/?returnTo=%2Fspielergruppe%2Fabcd-efgh', kind: 'app' },
  { name: 'landing-recommended', address: '/registrieren/abcd-efgh', kind: 'app' },
  ...shells('shell-home', '/'),
  ...shells('shell-tipps', '/tipps'),
  ...shells('shell-rangliste', '/rangliste'),
  // No entry of the menu leads there.
  ...shells('shell-any', '/profil', true),
];

/** Rendered where the gateway has a word of its own to say (gateway/src/pages/prerendered-page.ts): like nothing else that a page can show. */
const EXACT = 90_001;
const FACTOR = 90_007;
const PROVIDER = 'https://provider.invalid/';

/** The strip's room is empty then. */
const justBegun = (): string => new Date(Date.now() - 60_000).toISOString();

/** Whom a page is rendered for. */
export const visitorOf = ({ kind, hasStrip }: PrerenderedPage): Session => ({
  csrfToken: '',
  user: kind === 'app' ? null : { id: 1, firstname: 'Vorname', fullname: 'Vorname Nachname', isAdmin: false },
  isWM: false,
  serverTime: '',
  tournamentName: '{{tournamentName}}',
  exactPoints: EXACT,
  jokerFactor: FACTOR,
  kickOffs: hasStrip ? [justBegun()] : [],
  // Where a static shell leads says the app alone.
  links: { prizes: '', privacy: '', sponsor: '', provider: PROVIDER },
  flags: { sprite: '', codes: [] },
  build: '',
});

/** Longer numbers first: none stands within another. */
const withTokens = (html: string): string =>
  html
    .replaceAll(String(EXACT * FACTOR), '{{jokerPoints}}')
    .replaceAll(String(EXACT), '{{exactPoints}}')
    .replaceAll(String(FACTOR), '{{jokerFactor}}')
    .replace(/<li><a [^>]*href="https:\/\/provider\.invalid\/"[^]*?<\/li>/g, '{{#provider}}$&{{/provider}}')
    .replaceAll(PROVIDER, '{{provider}}')
    .replaceAll(new URL(PROVIDER).hostname, '{{providerHost}}');

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (attribute: string): string =>
  attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => signs[name] ?? '');

/** The page's policy refuses styles in attributes: each becomes a rule. */
const withoutStyleAttributes = (html: string): { html: string; rules: string } => {
  const styles: string[] = [];
  const place = (style: string): number => {
    if (!styles.includes(style)) styles.push(style);
    return styles.indexOf(style);
  };
  const lean = html.replace(/ style="([^"]*)"/g, (_all, style: string) => ` data-s="${place(plain(style))}"`);
  return { html: lean, rules: styles.map((style, index) => `[data-s="${index}"]{${style}}`).join('') };
};

/** All classes in some HTML. */
export const classesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => plain(list).split(/\s+/))),
];

/** Pictures wait for their turn. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** What the page's policy refuses, and what the app would have to render again. */
const FORBIDDEN = /<script|<template|<!--\$[!?]-->|\sstyle=|\son\w+="/;

export interface Rendered {
  html: string;
  /** What it needs beside the app's styles. */
  rules: string;
}

/** What the app has rendered, as the page carries it. */
export const toRendered = (drawn: string): Rendered => {
  const { html, rules } = withoutStyleAttributes(withTokens(drawn.replace(IMAGE_PRELOADS, '')));
  const wrong = FORBIDDEN.exec(html);
  if (wrong)
    throw new Error(
      `Not in a prerendered page: ${html.slice(Math.max(0, wrong.index - 80), wrong.index + 80)}`,
    );
  return { html, rules };
};

const ROOT = '<div id="root"></div>';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;
const THEME = '<script src="/theme.js"></script>';

const put = (page: string, place: string, html: string): string => {
  if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
  return page.replace(place, () => html);
};

const stylesheetOf = (page: string): string => {
  const [link] = STYLESHEET.exec(page) ?? [];
  if (!link) throw new Error('index.html has no stylesheet');
  return link;
};

/** The static shell answers nothing and is read to nobody; whose account it is only the app knows. */
const OF_SHELLS = '#root>[inert]{display:contents}#root>[inert] [aria-haspopup=menu]{visibility:hidden}';

/** In the page itself, without what only readers of the file need. */
const inline = (script: string): string => `<script>${script.replace(/^\s*\/\/.*\n/gm, '')}</script>`;

/** Of the app. The gateway adds its screen's (gateway/src/pages/page-head.ts). */
const CODE = /<(?:script type="module"|link rel="modulepreload")/g;

/** index.html with what it would have to fetch before anything is painted; the app's code, which nothing waits for, gives way to all else. */
export const selfContained = (template: string, theme: string): string =>
  put(template, THEME, inline(theme)).replace(CODE, '$& fetchpriority="low"');

/** The gateway puts what comes with the page here, before what reads it (gateway/src/pages/page-template.ts). */
const ANSWERS = '<script id="first-answers" type="application/json"></script>';

/** Nothing is painted before what it names is there: rows that are filled after that would move those below them. */
const PAINTS_AFTER_FILL = '<link rel="expect" href="#filled" blocking="render">';
const FILLED = '<i id="filled" hidden></i>';

/**
 * index.html with a static shell of its first screen.
 * @param fill the script that fills it with what comes with the page
 */
export const shellPage = (template: string, { html, rules }: Rendered, fill: string): string => {
  const page = put(template, ROOT, `<div id="root"><div inert>${html}</div></div>`);
  const head = `${PAINTS_AFTER_FILL}<style>${OF_SHELLS}${rules}</style></head>`;
  return put(put(page, '</head>', head), '</body>', `${ANSWERS}${inline(fill)}${FILLED}</body>`);
};

/**
 * index.html with its first screen, and with the styles of that: nothing else is waited for until it is painted. All styles come after it,
 * before the app, which a browser runs only then.
 * @param css what it needs of the app's styles
 */
export const appPage = (template: string, { html, rules }: Rendered, css: string): string => {
  const link = stylesheetOf(template);
  const page = put(put(template, link, ''), ROOT, `<div id="root" data-prerendered>${html}</div>`);
  return put(
    put(page, '</head>', `<style>${css}${rules}</style></head>`),
    '</body>',
    `${link.trim()}</body>`,
  );
};
