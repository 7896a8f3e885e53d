import { reloadPage } from '../lib/reload-page.ts';
import { getSession, renewSession } from '../lib/session.ts';

/**
 * The service worker may have delivered an older page (slow network): ask who is logged in, set the clock, and load the page anew
 * when it is somebody else.
 */
const checkPage = async (): Promise<void> => {
  if ((await renewSession()) !== 'same') reloadPage();
};

/** Where the service worker keeps pictures of players, posts, sponsors and prizes (`pwa.ts`). */
const PICTURES = 'uploads';

export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Whom a player has met is nothing for whoever uses this device next.
  if (!getSession().user) caches.delete(PICTURES).catch(() => undefined);
  if (navigator.serviceWorker.controller) checkPage().catch(() => undefined);
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
};
