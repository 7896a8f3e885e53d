import { useEffect, useState } from 'react';

/** The heights of the header, and of the bottom bar on phones. */
const HEADER = 60;
const BAR = 57;
const HAS_NO_BAR = '(width >= 56.25rem)';
/** The gap between a sticky copy and the header or bar. */
const GAP = 8;
/** Higher than any page. */
const FAR = 1_000_000;

export type Side = 'above' | 'below';

/**
 * Reports the side on which a row has left the viewport, until the returned function is called. Null while it is
 * visible, or if its sticky copy would have no other row of the list beside it. A row at the place of its copy counts
 * as not visible: the two swap when they overlap. Both sides are observed separately, because a jump can skip the
 * viewport.
 * @param copyHeight in pixels: the row's height, except on the podium, which is higher than the copy
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
      /** Reads pending records, so that all changes of one moment are reported together. */
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
    // Visible; or the screen is too low for both copies, and the row is at both places.
    else onSide(null);
  };
  return () => all.forEach(({ end }) => end());
};

interface OffScreen {
  /** The side on which the row has left the viewport; null while it is visible or missing. */
  side: Side | null;
  /** Height of the sticky copy in pixels. */
  height: number;
}

const inSight: OffScreen = { side: null, height: 0 };

/** The side on which a list's row has left the viewport. */
export const useOffScreen = (row: Element | null): OffScreen => {
  const [state, setState] = useState(inSight);
  useEffect(() => {
    const list = row?.parentElement;
    if (!row || !list) return undefined;
    let end: (() => void) | undefined;
    // Called initially, and when the row's height changes with its width or the font size.
    const observer = new ResizeObserver(() => {
      end?.();
      // A place on the podium is higher than the copy, which looks like the last row.
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
