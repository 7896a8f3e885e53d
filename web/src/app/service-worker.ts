import { checkLogin } from '../lib/session-change.ts';

export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // It may have delivered an older page (slow network): ask who is logged in, and set the clock.
  if (navigator.serviceWorker.controller) void checkLogin();
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
};
