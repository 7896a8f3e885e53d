import type { Plugin } from 'vite';

/** What Tailwind sets by hand where a browser does not know `@property`: the oldest of ours all do. */
const UNREGISTERED = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;

export const withoutFallback = (css: string): string => css.replace(UNREGISTERED, '');

/** Strikes out of the styles what only browsers need that this app does not run in. */
export const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = withoutFallback(String(file.source));
  },
});
