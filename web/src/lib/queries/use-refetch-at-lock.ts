import { useEffect } from 'react';
import { serverNow } from '../time/server-clock.ts';
import { useNow } from '../time/use-now.ts';

const MINUTE = 60_000;
/** Spreads the refetches of all pages after a lock. */
const afterLock = (): number => 1000 + Math.random() * 4000;

/** Refetches a visible page after the next of these locks (milliseconds by the server's clock). */
export const useRefetchAtLock = (locks: readonly number[], ask: () => unknown): void => {
  const now = useNow();
  // A lock counts for another minute, so that its planned refetch is still sent.
  const lock = Math.min(...locks.filter((each) => each > now - MINUTE));
  const isNear = lock - now <= 2 * MINUTE;
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(() => document.hidden || void ask(), lock - serverNow() + afterLock());
    return () => clearTimeout(timer);
  }, [lock, isNear, ask]);
};
