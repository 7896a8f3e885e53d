import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pwa } from './pwa.ts';

const gateway = process.env.TIPPSPIEL_DEV_GATEWAY ?? 'http://localhost:8080';

/**
 * What every screen needs, in one file: cut into twelve it weighs 5 kB more, because brotli starts anew in each.
 * What only one screen needs, a package or the upload of pictures, must not be named here.
 */
const base =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@apollo|graphql|rxjs|optimism|@wry|tslib|lucide-react)\/|web\/src\/(app|apollo|components|lib)\/(?!upload\.)/;

/** The latin font is needed by the first paint; its hashed name is known only after bundling. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /archivo-latin-wght.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont(), VitePWA(pwa)],
  server: { proxy: { '/api': gateway, '/graphql': gateway } },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
});
