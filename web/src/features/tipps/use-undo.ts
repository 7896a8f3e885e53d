import { useEffect, useState } from 'react';

/** So long what a touch has changed is taken back by another. */
const SHOWN_MS = 8000;

interface Undo<Change> {
  /** Missing when there is nothing to take back any more. */
  undo: (() => void) | undefined;
  /** Something was changed that this takes back, together with what was changed a moment ago. */
  offer: (before: Change) => void;
  /** It was meant. */
  forget: () => void;
}

/** For a moment, the way back to what stood before the first of the last changes. */
export const useUndo = <Change extends object>(takeBack: (before: Change) => void): Undo<Change> => {
  const [last, setLast] = useState<Change | null>(null);
  useEffect(() => {
    if (!last) return undefined;
    const end = setTimeout(() => setLast(null), SHOWN_MS);
    return () => clearTimeout(end);
  }, [last]);
  const forget = (): void => setLast(null);
  return {
    undo: last
      ? () => {
          takeBack(last);
          forget();
        }
      : undefined,
    offer: (before) => setLast((earlier) => ({ ...before, ...earlier })),
    forget,
  };
};
