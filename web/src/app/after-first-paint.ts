import { clearOldDrafts } from '../lib/save/drafts.ts';
import { keepFocus } from '../lib/page/keep-focus.ts';
import { startLive } from '../lib/connection/live-stream.ts';
import { getSession, getCsrfToken } from '../lib/session/session.ts';
import { connection } from '../lib/connection/connection.ts';
import { checkLogin } from '../lib/session/session-change.ts';

/**
 * A page from the service worker knows no visitor, or only the one that this device remembers. Therefore this asks the
 * gateway for the current one.
 */
const identifyVisitor = (): void => {
  if (!getCsrfToken()) void checkLogin();
};

const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // An earlier service worker cached the last visitor's page here.
  caches.delete('page').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
};

/** Starts everything that the first screen does not need; main.tsx loads it after the first render. */
export const startAfterFirstPaint = (root: HTMLElement): void => {
  keepFocus(root);
  if (getSession().user) startLive();
  identifyVisitor();
  connection.onRestored(identifyVisitor);
  startServiceWorker();
  clearOldDrafts();
};
