import { useEffect } from 'react';
import { serverNow } from '../time/server-clock.ts';
import { useNow } from '../time/use-now.ts';

const MINUTE = 60_000;
/** After a lock all players' pages ask again: not all in the same second. */
const afterLock = (): number => 1000 + Math.random() * 4000;

/** Asks again once the next of these locks (milliseconds by the server's clock) is over. */
export const useRefetchAtLock = (locks: readonly number[], ask: () => unknown): void => {
  const now = useNow(MINUTE);
  // A lock counts until a minute after it, so that the query planned for it is still asked.
  const lock = Math.min(...locks.filter((each) => each > now - MINUTE));
  const isNear = lock - now <= 2 * MINUTE;
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(() => void ask(), lock - serverNow() + afterLock());
    return () => clearTimeout(timer);
  }, [lock, isNear, ask]);
};
