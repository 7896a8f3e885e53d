import { useEffect, useState } from 'react';
import { isEmpty, missingIn } from '../../lib/save/save-types.ts';

/** Undo is offered for this long. */
const SHOWN_MS = 8000;

interface Undo<Change> {
  /** Missing when there is nothing to undo. */
  undo: (() => void) | undefined;
  /** Offers to undo a change, together with any that is still offered; not one that undoes them all itself. */
  offer: (before: Change, change: Change) => void;
  /** Withdraws the offer. */
  forget: () => void;
  /** The offer stays while its button has the focus. */
  hold: (isHeld: boolean) => void;
}

/** Offers for some seconds to undo the latest changes. */
export const useUndo = <Change extends object>(takeBack: (before: Change) => void): Undo<Change> => {
  const [last, setLast] = useState<Change | null>(null);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!last || isHeld) return undefined;
    const end = setTimeout(() => setLast(null), SHOWN_MS);
    return () => clearTimeout(end);
  }, [last, isHeld]);
  const forget = (): void => {
    setLast(null);
    hold(false);
  };
  return {
    undo: last
      ? () => {
          takeBack(last);
          forget();
        }
      : undefined,
    offer: (before, change) =>
      setLast((earlier) => {
        const all = { ...before, ...earlier };
        return isEmpty(missingIn(change, all)) ? null : all;
      }),
    forget,
    hold,
  };
};
