import { useCallback, useEffect, useRef } from 'react';

interface Debounced<Args extends unknown[]> {
  /** Calls after the pause; another call restarts the pause. */
  call: (...args: Args) => void;
  /** Calls at once and drops a pending call. */
  now: (...args: Args) => void;
}

/** Debounces a function by `pauseMs`; unmounting drops a pending call. */
export const useDebounced = <Args extends unknown[]>(
  action: (...args: Args) => void,
  pauseMs: number,
): Debounced<Args> => {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = useCallback((...args: Args) => {
    clearTimeout(timer.current);
    latest.current(...args);
  }, []);
  const call = useCallback(
    (...args: Args) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), pauseMs);
    },
    [pauseMs],
  );
  return { call, now };
};
