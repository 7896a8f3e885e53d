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
 * The latin font is preloaded, but nothing waits for it. Until it arrives, a font of the device with adjusted metrics
 * is shown (styles/font.css). The font's hashed name is known only after bundling.
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
    // Selects the build of rxjs with ES2015 classes instead of ES5 functions.
    conditions: ['es2015', ...defaultClientConditions],
    // The package exports only the development build, which is larger because of its warnings.
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
    // The minimum versions of package.json's browserslist.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 1024,
    // Without the polyfill, Safari before 17 loads a chunk's imports one after the other. With it, all other browsers
    // would load unused code.
    modulePreload: {
      polyfill: false,
      // The entry already loads this chunk. Listed again for each of forty screens, it costs 150 bytes of the first
      // load.
      resolveDependencies: (_file, parts) => parts.filter((part) => !part.includes('/rolldown-runtime-')),
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
