import { useEffect, useState } from 'react';

/** The height of the header, and on phones of the bottom bar. */
const HEADER = 60;
const BAR = 57;
const HAS_NO_BAR = '(width >= 56.25rem)';
/** The gap between a row's copy and either. */
const GAP = 8;
/** As high as no page is. */
const FAR = 1_000_000;

export type Side = 'above' | 'below';

/**
 * Tells on which side a row has left the screen, until the function it returns is called: null while it is in sight, and where a copy
 * of it would have no other row of its list beside it. A row under its copy's place is not in sight yet: the two change places when
 * they lie on each other. Each side is looked at by itself: a jump from the one to the other passes
 * nothing in between.
 * @param copyHeight in pixels: the row's, but for one on the podium, which is higher than its copy
 */
export const watchSide = (
  row: Element,
  list: Element,
  copyHeight: number,
  onSide: (side: Side | null) => void,
): (() => void) => {
  const height = Math.round(copyHeight);
  const top = HEADER + GAP + height;
  const bottom = (matchMedia(HAS_NO_BAR).matches ? 0 : BAR) + GAP + height;
  const watch = (element: Element, above: number, below: number) => {
    let isIn: boolean | undefined;
    const note = (entries: IntersectionObserverEntry[]): void => {
      isIn = entries.at(-1)?.isIntersecting ?? isIn;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        note(entries);
        report();
      },
      { rootMargin: `${above}px 0px ${below}px` },
    );
    observer.observe(element);
    return {
      /** All rows' changes of one moment are told at once. */
      isIn: (): boolean | undefined => {
        note(observer.takeRecords());
        return isIn;
      },
      end: () => observer.disconnect(),
    };
  };
  const notBelow = watch(row, FAR, -bottom);
  const notAbove = watch(row, -top, FAR);
  const reachesBelow = watch(list, FAR, -bottom - height);
  const reachesAbove = watch(list, -top - height, FAR);
  const all = [notBelow, notAbove, reachesBelow, reachesAbove];
  const report = (): void => {
    const [isNotBelow, isNotAbove, isLongBelow, isLongAbove] = all.map(({ isIn }) => isIn());
    if (isNotBelow === false && isNotAbove) onSide(isLongBelow ? 'below' : null);
    else if (isNotAbove === false && isNotBelow) onSide(isLongAbove ? 'above' : null);
    // In sight, or on a screen too low for both copies under the places of both.
    else onSide(null);
  };
  return () => all.forEach(({ end }) => end());
};

interface OffScreen {
  /** On which side the row has left the screen; null while it is in sight, or there is none. */
  side: Side | null;
  /** Of the row's copy, in pixels. */
  height: number;
}

const inSight: OffScreen = { side: null, height: 0 };

/** The direction of a list's row that is out of sight. */
export const useOffScreen = (row: Element | null): OffScreen => {
  const [state, setState] = useState(inSight);
  useEffect(() => {
    const list = row?.parentElement;
    if (!row || !list) return undefined;
    let end: (() => void) | undefined;
    // Told at first, and when the row's height changes with its width or the letters.
    const observer = new ResizeObserver(() => {
      end?.();
      // A place on the podium is higher than the copy, which is a row like the last one.
      const height = Math.min(
        ...[row, list.lastElementChild ?? row].map((each) => each.getBoundingClientRect().height),
      );
      end = watchSide(row, list, height, (side) =>
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
