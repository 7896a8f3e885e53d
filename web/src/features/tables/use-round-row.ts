import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { indexByKey } from '../../lib/page/arrow-keys.ts';
import { columnAt, isLookedAt, nearestMatch, startsOf } from './round-row.ts';

interface RoundRow {
  row: RefObject<HTMLDivElement | null>;
  /** The column shown at the row's start. */
  shown: number;
  /** The column at which scrolling has ended. Columns before it do not increase the row's height. */
  settled: number;
  goTo: (column: number) => void;
  /** Event handlers for the row. */
  events: {
    onScroll: () => void;
    onScrollEnd: () => void;
    onPointerDown: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Safari fires `scrollend` since version 26. In older versions scrolling has ended after REST_MS without movement. */
const tellsEnd = 'onscrollend' in globalThis;
const REST_MS = 150;

/** State and events of a row of columns, which is scrolled by touch, arrow keys or chips. */
export const useRoundRow = (first: number): RoundRow => {
  const row = useRef<HTMLDivElement>(null);
  const goal = useRef(first);
  /** The row is scrolling to the goal. Passed columns are not shown as current, nor the start for arrow keys. */
  const isOnItsWay = useRef(false);
  const [shown, setShown] = useState(first);
  const [settled, setSettled] = useState(first);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const { current } = row;
    current?.scrollTo({ left: startsOf(current)[goal.current] ?? 0, behavior: 'instant' });
    return () => clearTimeout(rest.current);
  }, []);

  const look = (): number => {
    const { current } = row;
    const at = current ? columnAt(current.scrollLeft, startsOf(current), goal.current) : shown;
    if (at === goal.current) isOnItsWay.current = false;
    if (isOnItsWay.current) return goal.current;
    setShown(at);
    return at;
  };
  /** Scrolls to the column, and the page to its nearest match if needed, because later rounds have fewer matches. */
  const bringIntoSight = (at: number): void => {
    const column = row.current?.children[at];
    if (column) nearestMatch(column)?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  const goTo = (column: number): void => {
    goal.current = column;
    isOnItsWay.current = true;
    setShown(column);
    bringIntoSight(column);
  };
  const settle = (): void => {
    isOnItsWay.current = false;
    const column = look();
    // The row may also scroll by itself, for example after a rotation of the screen.
    const isWanted = row.current && isLookedAt(row.current);
    // The row's height changes with the settled column.
    flushSync(() => setSettled(column));
    if (isWanted) bringIntoSight(column);
  };
  return {
    row,
    shown,
    settled,
    goTo,
    events: {
      onScroll: () => {
        look();
        if (tellsEnd) return;
        clearTimeout(rest.current);
        rest.current = setTimeout(settle, REST_MS);
      },
      onPointerDown: () => {
        isOnItsWay.current = false;
      },
      onScrollEnd: settle,
      onKeyDown: (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const count = row.current?.children.length ?? 0;
        const at = indexByKey(event.key, { at: shown, count, back: 'ArrowLeft', on: 'ArrowRight' });
        if (at === null) return;
        event.preventDefault();
        goTo(at);
      },
    },
  };
};
