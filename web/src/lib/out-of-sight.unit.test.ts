import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchSide } from './out-of-sight.ts';

/** A screen 800 px high, and an element of 40 px; as a browser does, it tells only of what crosses a threshold. */
const SCREEN = 800;
const HEIGHT = 40;
let top = 0;
let observers: Observer[] = [];

class Observer {
  private before: boolean | undefined;
  private records: object[] = [];
  private tell: (entries: object[]) => void;
  private options: { rootMargin: string; threshold: number };
  constructor(tell: Observer['tell'], options: Observer['options']) {
    this.tell = tell;
    this.options = options;
    observers.push(this);
  }
  observe(): void {}
  disconnect(): void {
    observers = observers.filter((each) => each !== this);
  }
  takeRecords(): object[] {
    return this.records.splice(0);
  }
  call(): void {
    if (this.records.length > 0) this.tell(this.takeRecords());
  }
  look(): void {
    const [above = 0, , below = 0] = this.options.rootMargin.split(' ').map((part) => parseInt(part));
    const seen = Math.min(top + HEIGHT, SCREEN + below) - Math.max(top, -above);
    const ratio = Math.max(0, seen) / HEIGHT;
    const isIn = ratio >= this.options.threshold;
    if (isIn === this.before) return;
    this.before = isIn;
    this.records.push({ isIntersecting: ratio > 0, intersectionRatio: ratio });
  }
}

const scrollTo = (to: number): void => {
  top = to;
  observers.forEach((each) => each.look());
  observers.forEach((each) => each.call());
};

beforeAll(() => void vi.stubGlobal('IntersectionObserver', Observer));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => (observers = []));

test('an element is in sight between the bars, half of it at least', () => {
  const tell = vi.fn();
  const end = watchSide({} as Element, tell);
  for (const to of [300, 30, 45, 715, 730]) scrollTo(to);
  expect(tell.mock.calls.flat()).toEqual([null, 'above', null, 'below']);
  end();
  scrollTo(300);
  expect(tell).toHaveBeenCalledTimes(4);
});

test('a jump past the screen changes the side', () => {
  const tell = vi.fn();
  watchSide({} as Element, tell);
  scrollTo(5000);
  expect(tell).toHaveBeenLastCalledWith('below');
  scrollTo(-5000);
  expect(tell).toHaveBeenLastCalledWith('above');
  scrollTo(5000);
  expect(tell).toHaveBeenLastCalledWith('below');
});
