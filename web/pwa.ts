import type { VitePWAOptions } from 'vite-plugin-pwa';

const WEEK_S = 7 * 24 * 60 * 60;

/**
 * A picture is kept only where the server says that its address will never show another one: not a draft's, which is for operators
 * alone, nor one that stands in for another for a moment. Written into the service worker as it stands: it knows nothing around it.
 */
export const keepForEver = async ({ response }: { response: Response }): Promise<Response | null> =>
  response.status === 200 && response.headers.get('cache-control')?.includes('immutable') ? response : null;

/**
 * Installable, and opens without a network. The page itself carries the visitor's session, so it is never taken from the build:
 * the network comes first, and one copy of the last page stands in for every address. Data is no business of the service worker.
 */
export const pwa: Partial<VitePWAOptions> = {
  registerType: 'autoUpdate',
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
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/^\/(api|graphql|abmelden)\b/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'page',
          networkTimeoutSeconds: 6,
          plugins: [{ cacheKeyWillBeUsed: async () => '/' }],
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(flags|assets)\//.test(url.pathname),
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
