import { useEffect, useRef } from 'react';
import { refetchActive } from './active-queries.ts';

/** The interval of a blocked list, in milliseconds. */
export const BLOCKED_POLL_MS = 5_000;

/** After a new evaluation the header's rank and points are refetched (specification, chapter 2). */
export const useUnblocked = (blocked: boolean | undefined): void => {
  const wasBlocked = useRef(false);
  useEffect(() => {
    if (blocked === undefined) return;
    if (wasBlocked.current && !blocked) void refetchActive('Status');
    wasBlocked.current = blocked;
  }, [blocked]);
};
