import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { precache } from './precache.ts';

const WEEK_S = 7 * 24 * 60 * 60;

// The functions here are written into the service worker as they stand: they know nothing around them.

/**
 * A picture is kept only where the server says that its address will never show another one: not a draft's, which is for operators
 * alone, nor one that stands in for another for a moment.
 */
export const keepForEver = async ({ response }: { response: Response }): Promise<Response | null> =>
  response.status === 200 && response.headers.get('cache-control')?.includes('immutable') ? response : null;

/** Whether a screen of the app is opened by its address: not a picture or another file, nor what the gateway itself answers. */
export const isScreen = ({ request, url }: { request: { mode: string }; url: URL }): boolean =>
  request.mode === 'navigate' &&
  !url.pathname.includes('.') &&
  !/^\/(api|bild|graphql|events|abmelden|anmelden|status)\b/.test(url.pathname);

/**
 * The page carries its visitor's session and is never kept. Where it does not come soon, or not at all, the one without a visitor stands
 * in for it, which was fetched in advance. To the gateway each seems to be asked for by this site itself: whatever depends on who asks
 * (/abmelden) is no screen.
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
  // What nobody waits for any longer would be in the way of what the shell asks, on the very network that is slow.
  needed.abort();
  return shell;
};

/** Installable, and opens without a network, from the first visit on. Data is no business of the service worker. */
export const pwa: Partial<VitePWAOptions> = {
  // A new one waits: the pages that are open need what the old one has (src/lib/connection/worker.ts).
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
        // Their names say their content: those of operators, and of builds before this one.
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
