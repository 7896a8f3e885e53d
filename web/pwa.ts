import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { precache } from './precache.ts';

const WEEK_S = 7 * 24 * 60 * 60;

// The functions here are copied into the service worker as source text. They must not use variables from outside.

/**
 * Caches a picture only if the server marks it as immutable. Drafts are not, because they are only for operators.
 * Temporary replacements of a picture are not either.
 */
export const keepForEver = async ({ response }: { response: Response }): Promise<Response | null> =>
  response.status === 200 && response.headers.get('cache-control')?.includes('immutable') ? response : null;

/** Whether the request opens a screen. Pictures, other files and the gateway's own routes are not screens. */
export const isScreen = ({ request, url }: { request: { mode: string }; url: URL }): boolean =>
  request.mode === 'navigate' &&
  !url.pathname.includes('.') &&
  !/^\/(api|bild|graphql|events|abmelden|anmelden|status)\b/.test(url.pathname);

/**
 * The page contains its visitor's session and is never cached. If it is late or does not come, the precached page
 * without a visitor is shown. Requests of the service worker look same-origin to the gateway. Therefore routes that
 * check the request's origin (/abmelden) must not count as screens.
 */
export const openScreen = async ({ request }: { request: Request }): Promise<Response> => {
  const patienceMs = 800;
  const needed = new AbortController();
  request.signal.addEventListener('abort', () => needed.abort());
  const page = fetch(request, { signal: needed.signal }).catch(() => undefined);
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const early = await Promise.race([page, tooLong]);
  if (early && early.status < 500) return early;
  const shell = await caches.match('/shell.html', { ignoreSearch: true, ignoreVary: true });
  if (!shell) return (await page) ?? Response.error();
  // Nobody waits for this response any more. It would slow down the queries of the shell on a slow network.
  needed.abort();
  return shell;
};

/** The app is installable, and opens offline after the first visit. The service worker does not handle data. */
export const pwa: Partial<VitePWAOptions> = {
  // A new service worker waits, because open pages need the old one's files (src/lib/connection/worker.ts).
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    name: 'Tippspiel',
    short_name: 'Tippspiel',
    description: 'Das kostenlose Online-Tippspiel: Spiele tippen, Joker setzen, Freunde schlagen.',
    lang: 'de',
    id: '/',
    start_url: '/',
    display: 'standalone',
    theme_color: '#0a3527',
    background_color: '#0a3527',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    importScripts: ['/push.js'],
    globPatterns: ['assets/*.{js,css}', 'assets/archivo-latin-wght-*.woff2', 'theme.js', 'icon.svg'],
    manifestTransforms: [precache(join(import.meta.dirname, 'dist'))],
    navigateFallback: null,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      { urlPattern: isScreen, handler: openScreen },
      {
        // File names contain a hash of the content. This covers code for operators, and files of earlier builds.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'parts', expiration: { maxEntries: 60 } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/flags/'),
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'pictures', expiration: { maxEntries: 200 } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/downloadImage/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'uploads',
          expiration: { maxEntries: 200, maxAgeSeconds: WEEK_S },
          plugins: [{ cacheWillUpdate: keepForEver }],
        },
      },
    ],
  },
};
