import { connection } from '../lib/connection/connection.ts';
import { checkLogin } from '../lib/session/session-change.ts';
import { getCsrfToken } from '../lib/session/session.ts';

/** A page that the service worker keeps knows of nobody, or only whom this device remembers: the gateway says who it is. */
const findOut = (): void => {
  if (!getCsrfToken()) void checkLogin();
};

const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

export const startServiceWorker = (): void => {
  findOut();
  connection.onRestored(findOut);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // An earlier service worker kept the last visitor's page here.
  caches.delete('page').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
};
