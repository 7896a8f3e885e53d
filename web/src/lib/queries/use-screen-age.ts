import { useEffect, useState, useSyncExternalStore } from 'react';
import { oldestActive, onActiveChange } from './active-queries.ts';
import { serverNow } from '../time/server-clock.ts';

/** Younger data counts as fresh. */
const OLD_MS = 60_000;
/** Cached data is mostly refetched within this time. */
const PATIENCE_MS = 3000;

const none = (): number => 0;

/**
 * Time of the oldest answer on the screen, in milliseconds by the server's clock. 0 while all answers are fresh, or
 * will be soon.
 */
export const useScreenAge = (): number => {
  const since = useSyncExternalStore(onActiveChange, oldestActive, none);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (since === 0) return undefined;
    const age = serverNow() - since;
    const timer = setTimeout(() => setShown(since), Math.max(PATIENCE_MS, OLD_MS - age));
    return () => clearTimeout(timer);
  }, [since]);
  return shown === since ? since : 0;
};
