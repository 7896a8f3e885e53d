import { useEffect, useState, useSyncExternalStore } from 'react';
import { oldestActive, onActiveChange } from './active-queries.ts';
import { serverNow } from '../time/server-clock.ts';

/** Younger is as good as new. */
const OLD_MS = 60_000;
/** A cached view is shown at once, and mostly answered a moment later. */
const PATIENCE_MS = 3000;

const none = (): number => 0;

/**
 * When the oldest of what is on the screen was answered, by the server's clock in milliseconds; 0 where there is nothing to tell: all of it
 * is new, or will be in a moment.
 */
export const useScreenAge = (): number => {
  const since = useSyncExternalStore(onActiveChange, oldestActive, none);
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (since === 0) return undefined;
    const age = serverNow() - since;
    const timer = setTimeout(() => setTold(since), Math.max(PATIENCE_MS, OLD_MS - age));
    return () => clearTimeout(timer);
  }, [since]);
  return told === since ? since : 0;
};
