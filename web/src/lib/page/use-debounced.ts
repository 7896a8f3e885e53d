import { useCallback, useEffect, useRef } from 'react';

/**
 * Debounces a function: it is called after a pause of `pauseMs`, which another call restarts. Unmounting drops a pending
 * call.
 */
export const useDebounced = <Args extends unknown[]>(
  action: (...args: Args) => void,
  pauseMs: number,
): ((...args: Args) => void) => {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (...args: Args) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), pauseMs);
    },
    [pauseMs],
  );
};
