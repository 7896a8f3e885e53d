import { useEffect, useState } from 'react';
import { watchSide, type Side } from './out-of-sight.ts';

interface OutOfSight {
  /** On which side the row has left the screen; null while it is in sight, or there is none. */
  side: Side | null;
  /** Of the row, in pixels. */
  height: number;
}

const inSight: OutOfSight = { side: null, height: 0 };

/** Where the row of a list has gone that is out of sight. */
export const useOutOfSight = (row: Element | null): OutOfSight => {
  const [state, setState] = useState(inSight);
  useEffect(() => {
    const list = row?.parentElement;
    if (!row || !list) return undefined;
    let end: (() => void) | undefined;
    // Told at first, and when the row's height changes with its width or the letters.
    const observer = new ResizeObserver(() => {
      end?.();
      const { height } = row.getBoundingClientRect();
      end = watchSide(row, list, (side) =>
        setState((before) => (before.side === side && before.height === height ? before : { side, height })),
      );
    });
    observer.observe(row);
    return () => {
      observer.disconnect();
      end?.();
      setState(inSight);
    };
  }, [row]);
  return state;
};
