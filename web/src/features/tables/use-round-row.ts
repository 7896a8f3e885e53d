import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { indexByKey } from '../../lib/page/arrow-keys.ts';
import { columnAt, isLookedAt, nearestMatch, startsOf } from './round-row.ts';

interface RoundRow {
  row: RefObject<HTMLDivElement | null>;
  /** The column at the row's start. */
  shown: number;
  /** The one that it has come to rest at: those before it do not stretch the row. */
  settled: number;
  goTo: (column: number) => void;
  /** For the row itself. */
  events: {
    onScroll: () => void;
    onScrollEnd: () => void;
    onPointerDown: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Safari tells of the end of scrolling since version 26; before, a row that has not moved for so long has come to rest. */
const tellsEnd = 'onscrollend' in globalThis;
const REST_MS = 150;

/** A row of columns that a finger, an arrow key or a chip moves from one to the next. */
export const useRoundRow = (first: number): RoundRow => {
  const row = useRef<HTMLDivElement>(null);
  const goal = useRef(first);
  /** On its way to the goal: what it passes is not what is shown, nor what an arrow key goes on from. */
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
  /** The farther a round, the fewer its matches: one of them comes into sight, if the page has to be moved for it. */
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
    // The row also moves by itself, as when the screen is turned.
    const isWanted = row.current && isLookedAt(row.current);
    // Its height changes with it.
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
