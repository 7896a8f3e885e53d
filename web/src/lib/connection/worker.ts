/** Longest wait for the new service worker: the page can reload without it. */
const LONGEST_MS = 1000;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
};

/** Checks for a new service worker, which is fetched and then waits. */
export const checkForWorker = async (): Promise<void> => {
  await (await registered())?.update().catch(() => undefined);
};

/**
 * Called right before a reload: activates the waiting service worker, so that it serves the new page. Otherwise it
 * would wait until all old pages are closed.
 */
export const activateWorker = async (): Promise<void> => {
  const waiting = (await registered())?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_MS);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
};
