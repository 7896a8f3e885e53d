import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void): (() => void) => {
  const leaving = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', tell, { signal: leaving.signal }))
    .catch(() => undefined);
  return () => leaving.abort();
};

/** Whether this browser would ask the player if the site may notify: it was neither allowed nor forbidden. */
export const useMayAskToNotify = (): boolean =>
  useSyncExternalStore(subscribe, () => 'Notification' in window && Notification.permission === 'default');
