import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

const Painted = createContext(false);

let isPainted = false;
const waiting: (() => void)[] = [];

/** Starts everything that waits for the first render. */
export const markFirstPaint = (): void => {
  isPainted = true;
  for (const work of waiting.splice(0)) work();
};

/** Calls back when the app stands on the screen for the first time; at once when it does. */
export const afterFirstPaint = (work: () => void): void => {
  if (isPainted) work();
  else waiting.push(work);
};

/** Around the whole app. */
export const FirstPaint = ({ children }: { children: ReactNode }) => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    markFirstPaint();
    startTransition(() => setDone(true));
  }, []);
  return <Painted value={isDone}>{children}</Painted>;
};

/**
 * False until the app is rendered for the first time, and in prerendered HTML. Data that is loaded before that makes React begin its first
 * render again each time that something has come.
 */
export const useIsPainted = (): boolean => use(Painted);
