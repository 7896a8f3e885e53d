import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

const Drawn = createContext(false);

let isDrawn = false;
const waiting: (() => void)[] = [];

/** What waits for the first drawing begins. */
export const markFirstPaint = (): void => {
  isDrawn = true;
  for (const work of waiting.splice(0)) work();
};

/** Calls back when the app stands on the screen for the first time; at once when it does. */
export const afterFirstPaint = (work: () => void): void => {
  if (isDrawn) work();
  else waiting.push(work);
};

/** Around the whole app. */
export const FirstPaint = ({ children }: { children: ReactNode }) => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    markFirstPaint();
    startTransition(() => setDone(true));
  }, []);
  return <Drawn value={isDone}>{children}</Drawn>;
};

/**
 * False until the app is drawn for the first time, and in HTML that the build has finished. What is loaded before that makes React begin
 * its first drawing anew each time that something has come.
 */
export const useIsPainted = (): boolean => use(Drawn);
