import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void): (() => void) => {
  const leaving = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', tell, { signal: leaving.signal }))
    .catch(() => undefined);
  return () => leaving.abort();
};

/** Whether this browser lets the site notify the player. */
export const useMayNotify = (): boolean =>
  useSyncExternalStore(subscribe, () => 'Notification' in window && Notification.permission === 'granted');
