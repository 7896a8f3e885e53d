import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './chunks.ts';
import { leanGraphql } from './lean-graphql.ts';
import { leanIcons } from './lean-icons.ts';
import { leanRouter } from './lean-router.ts';
import { leanStyles } from './lean-styles.ts';
import { pwa } from './pwa.ts';

const gateway = process.env.TIPPSPIEL_DEV_GATEWAY ?? 'http://localhost:8080';

const routerBuild = (name: string): string =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/**
 * The latin font is needed soon, but nothing waits for it: until it is there a font of the device stands in its measures (styles/font.css).
 * Its hashed name is known only after bundling.
 */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /archivo-latin-wght.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            ...{ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            fetchpriority: 'low',
          },
          injectTo: 'head' as const,
        })),
  },
});

export default defineConfig(({ command }) => ({
  resolve: {
    // rxjs as classes of today instead of functions of 2009.
    conditions: ['es2015', ...defaultClientConditions],
    // The package's exports know only the build that warns developers, which weighs more.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild('index') },
            { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
          ]
        : [],
  },
  plugins: [
    react(),
    tailwindcss(),
    leanStyles(),
    leanIcons(),
    leanRouter(),
    leanGraphql(),
    preloadFont(),
    VitePWA(pwa),
  ],
  server: { proxy: { '/api': gateway, '/graphql': gateway, '/events': gateway, '/bild': gateway } },
  build: {
    // The floor of package.json's browserslist.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 1024,
    // Safari before 17 fetches what a part needs one after the other; all others would carry code for it.
    modulePreload: {
      polyfill: false,
      // The entry begins with it: named again with each of forty screens it is 150 bytes of the first load.
      resolveDependencies: (_file, parts) => parts.filter((part) => !part.includes('/rolldown-runtime-')),
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
