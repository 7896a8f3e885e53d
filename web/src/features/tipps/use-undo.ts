import { useEffect, useState } from 'react';

/** So long what a touch has changed is taken back by another. */
const SHOWN_MS = 8000;

interface Undo {
  /** Missing when there is nothing to take back any more. */
  undo: (() => void) | undefined;
  /** Something was changed that this takes back. */
  offer: (undo: () => void) => void;
  /** It was meant. */
  forget: () => void;
}

/** For a moment, the way back of the last change. */
export const useUndo = (): Undo => {
  const [last, setLast] = useState<{ undo: () => void } | null>(null);
  useEffect(() => {
    if (!last) return undefined;
    const end = setTimeout(() => setLast(null), SHOWN_MS);
    return () => clearTimeout(end);
  }, [last]);
  const forget = (): void => setLast(null);
  return {
    undo: last
      ? () => {
          last.undo();
          forget();
        }
      : undefined,
    offer: (undo) => setLast({ undo }),
    forget,
  };
};
