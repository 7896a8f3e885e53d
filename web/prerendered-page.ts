import type { Session } from './src/lib/session/session.ts';

/** A page whose first screen is rendered at build time, into `dist/pages/<name>.html`. */
export interface PrerenderedPage {
  name: string;
  /** The address at which the app renders it. */
  address: string;
  /** `app`: the app hydrates it. `shell`: a static shell, which the app replaces. */
  kind: 'app' | 'shell';
  /** Whether it reserves space for the live strip during matches. */
  hasStrip?: boolean;
  /** Whether it shows a placeholder that fits any screen. */
  ofAny?: boolean;
}

/** The gateway chooses by running matches and kick-offs (gateway/src/pages/strip-room.ts). */
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
  // No menu entry links to this address.
  ...shells('shell-any', '/profil', true),
];

/** Stand for the gateway's values (gateway/src/pages/prerendered-page.ts). Nothing else on a page looks like them. */
const EXACT = 90_001;
const FACTOR = 90_007;
const PROVIDER = 'https://provider.invalid/';

/** With this kick-off, the space for the strip is empty. */
const justBegun = (): string => new Date(Date.now() - 60_000).toISOString();

/** The session that a page is rendered with. */
export const visitorOf = ({ kind, hasStrip }: PrerenderedPage): Session => ({
  csrfToken: '',
  user: kind === 'app' ? null : { id: 1, firstname: 'Vorname', fullname: 'Vorname Nachname', isAdmin: false },
  isWM: false,
  serverTime: '',
  tournamentName: '{{tournamentName}}',
  occasion: '{{occasion}}',
  exactPoints: EXACT,
  jokerFactor: FACTOR,
  kickOffs: hasStrip ? [justBegun()] : [],
  // Only the app knows the links of a static shell.
  links: { prizes: '', privacy: '', sponsor: '', provider: PROVIDER },
  flags: { sprite: '', codes: [] },
  build: '',
});

/** Replaces longer numbers first, because a shorter one must not match inside them. */
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

/** Turns each style attribute into a rule, because the page's Content-Security-Policy forbids style attributes. */
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

/** Preloads of images, which would compete with more urgent files. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** HTML that the page's Content-Security-Policy forbids, or that the app could not hydrate. */
const FORBIDDEN = /<script|<template|<!--\$[!?]-->|\sstyle=|\son\w+="/;

export interface Rendered {
  html: string;
  /** Additional CSS rules beside the app's styles. */
  rules: string;
}

/** Converts the app's rendered HTML into that of the page. */
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

/** The static shell is inert and hidden from screen readers. Only the app knows the user's account. */
const OF_SHELLS = '#root>[inert]{display:contents}#root>[inert] [aria-haspopup=menu]{visibility:hidden}';

/** An inline script without its comments. */
const inline = (script: string): string => `<script>${script.replace(/^\s*\/\/.*\n/gm, '')}</script>`;

/** The app's code. The gateway adds that of the screen (gateway/src/pages/page-head.ts). */
const CODE = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * index.html with the inline script that runs before the first paint. The app's code gets low priority, because the
 * first paint does not wait for it.
 */
export const selfContained = (template: string, theme: string): string =>
  put(template, THEME, inline(theme)).replace(CODE, '$& fetchpriority="low"');

/** The gateway puts the first answers here, before the script that reads them (gateway/src/pages/page-template.ts). */
const ANSWERS = '<script id="first-answers" type="application/json"></script>';

/** Delays the first paint until this element exists: rows that are filled later would move those below them. */
const PAINTS_AFTER_FILL = '<link rel="expect" href="#filled" blocking="render">';
const FILLED = '<i id="filled" hidden></i>';

/**
 * index.html with a static shell of its first screen.
 * @param fill the script that fills the shell with the page's first answers
 */
export const shellPage = (template: string, { html, rules }: Rendered, fill: string): string => {
  const page = put(template, ROOT, `<div id="root"><div inert>${html}</div></div>`);
  const head = `${PAINTS_AFTER_FILL}<style>${OF_SHELLS}${rules}</style></head>`;
  return put(put(page, '</head>', head), '</body>', `${ANSWERS}${inline(fill)}${FILLED}</body>`);
};

/**
 * index.html with its first screen and that screen's styles; nothing else delays the first paint. The full stylesheet
 * comes after the HTML and before the app, so that a browser runs the app only then.
 * @param css the screen's part of the app's styles
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
