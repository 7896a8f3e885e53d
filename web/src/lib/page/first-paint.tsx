import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

const Painted = createContext(false);

let isPainted = false;
const waiting: (() => void)[] = [];

/** Starts all work that waits for the first render. */
export const markFirstPaint = (): void => {
  isPainted = true;
  for (const work of waiting.splice(0)) work();
};

/** Calls back after the app's first paint; at once if it is over. */
export const afterFirstPaint = (work: () => void): void => {
  if (isPainted) work();
  else waiting.push(work);
};

/** Wraps the whole app. */
export const FirstPaint = ({ children }: { children: ReactNode }) => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    markFirstPaint();
    startTransition(() => setDone(true));
  }, []);
  return <Painted value={isDone}>{children}</Painted>;
};

/**
 * False until the app's first render, and in prerendered HTML. Data that arrives earlier would restart React's first
 * render each time.
 */
export const useIsPainted = (): boolean => use(Painted);
