import type { Plugin } from 'vite';

/** What Tailwind sets by hand where a browser does not know `@property`: the oldest of ours all do. */
const UNREGISTERED = /^@layer properties \{\n[\s\S]*?^\}\n?/m;

export const withoutFallback = (css: string): string => css.replace(UNREGISTERED, '');

/** Strikes out of the styles what only browsers need that this app does not run in. */
export const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/styles/app.css') ? withoutFallback(code) : null),
});
