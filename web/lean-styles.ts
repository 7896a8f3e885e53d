import type { Plugin } from 'vite';

/** Tailwind's fallback for browsers without `@property`; even the oldest supported browsers have it. */
const UNREGISTERED = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;

export const withoutFallback = (css: string): string => css.replace(UNREGISTERED, '');

/** Removes styles that only unsupported browsers need. */
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
