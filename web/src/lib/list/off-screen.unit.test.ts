import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { watchSide } from './off-screen.ts';
import { restoreGlobals, stubGlobal } from '../../testing/globals.ts';

/**
 * A screen 800 px high, and a list of rows of 40 px; like a browser it reports only crossed edges. Header and bottom
 * bar leave 60 to 743 px visible. The copies, 8 px from them, are at 68 to 108 and 695 to 735 px.
 */
let screen = 800;
const HEIGHT = 40;
const ROWS_BEFORE = 10;
const ROWS_AFTER = 5;
let top = 0;
let observers: Observer[] = [];

const rowAt = {} as Element;
const listAt = {} as Element;

class Observer {
  private before: boolean | undefined;
  private records: object[] = [];
  private callback: (entries: object[]) => void;
  private options: { rootMargin: string };
  private element: unknown;
  constructor(callback: Observer['callback'], options: Observer['options']) {
    this.callback = callback;
    this.options = options;
    observers.push(this);
  }
  observe(element: unknown): void {
    this.element = element;
  }
  disconnect(): void {
    observers = observers.filter((each) => each !== this);
  }
  takeRecords(): object[] {
    return this.records.splice(0);
  }
  call(): void {
    if (this.records.length > 0) this.callback(this.takeRecords());
  }
  look(): void {
    const [above = 0, , below = 0] = this.options.rootMargin.split(' ').map((part) => parseInt(part));
    const [from, to] =
      this.element === rowAt
        ? [top, top + HEIGHT]
        : [top - ROWS_BEFORE * HEIGHT, top + (1 + ROWS_AFTER) * HEIGHT];
    const isIn = from <= screen + below && to >= -above;
    if (isIn === this.before) return;
    this.before = isIn;
    this.records.push({ isIntersecting: isIn });
  }
}

/** Sets the row's upper edge. */
const scrollTo = (to: number): void => {
  top = to;
  observers.forEach((each) => each.look());
  observers.forEach((each) => each.call());
};

/** Records each reported side. */
const watch = () => {
  const sides: unknown[] = [];
  const end = watchSide(rowAt, listAt, HEIGHT, (side) => sides.at(-1) !== side && sides.push(side));
  return { sides, end };
};

let hasNoBar = false;
beforeAll(() => {
  stubGlobal('IntersectionObserver', Observer);
  stubGlobal('matchMedia', () => ({ matches: hasNoBar }));
});
afterAll(() => void restoreGlobals());
beforeEach(() => {
  observers = [];
  screen = 800;
  hasNoBar = false;
});

test('a row and its copy change places where the copy lies', () => {
  const { sides, end } = watch();
  for (const to of [300, 69, 68, 67, 68, 695]) scrollTo(to);
  expect(sides).toEqual([null, 'above', null]);
  scrollTo(696);
  expect(sides).toEqual([null, 'above', null, 'below']);
  end();
  scrollTo(300);
  expect(sides).toHaveLength(4);
});

test('without a bottom bar the copy lies at the edge', () => {
  hasNoBar = true;
  const { sides } = watch();
  for (const to of [752, 753]) scrollTo(to);
  expect(sides).toEqual([null, 'below']);
});

test('a list that has no other row beside the copy has none', () => {
  const { sides } = watch();
  const first = 655;
  scrollTo(first + ROWS_BEFORE * HEIGHT + 1);
  expect(sides).toEqual([null]);
  scrollTo(first + ROWS_BEFORE * HEIGHT);
  expect(sides).toEqual([null, 'below']);
  const last = 148;
  scrollTo(last - (1 + ROWS_AFTER) * HEIGHT);
  expect(sides).toEqual([null, 'below', 'above']);
  scrollTo(last - (1 + ROWS_AFTER) * HEIGHT - 1);
  expect(sides).toEqual([null, 'below', 'above', null]);
});

test('a jump past the screen changes the side', () => {
  const { sides } = watch();
  scrollTo(800);
  scrollTo(-50);
  scrollTo(800);
  expect(sides).toEqual(['below', 'above', 'below']);
});

test('a row on a screen too low for a copy on either side is in sight', () => {
  screen = 150;
  const { sides } = watch();
  for (const to of [40, 55, 70]) scrollTo(to);
  expect(sides).toEqual(['above', null, 'below']);
});
