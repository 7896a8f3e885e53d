/** The longest wait for the new service worker: without it the page loads as well. */
const LONGEST_MS = 1000;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
};

/** Asks whether the server has another service worker by now; it is fetched and then waits. */
export const lookForWorker = async (): Promise<void> => {
  await (await registered())?.update().catch(() => undefined);
};

/**
 * Right before the page is loaded again: the service worker that waits gives the new page its parts. By itself it would wait until no
 * page of the old one is open any more.
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
