import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { forgetOffset, SCROLL_STORAGE, scrollKey } from './scroll-key.ts';

const here = { pathname: '/rangliste', search: '?liste=1' };
const loaded = scrollKey({ ...here, key: 'default' });
let stored: string | null = null;

const arriveBy = (type: string): void => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  forgetOffset();
};

beforeEach(() => {
  stored = JSON.stringify({ [loaded]: 218, other: 40 });
  const storage = {
    getItem: (name: string) => (name === SCROLL_STORAGE ? stored : null),
    setItem: (_: string, value: string) => (stored = value),
  };
  Object.defineProperty(globalThis, 'location', { value: here, configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
});
afterEach(() => void jest.restoreAllMocks());

test('a newly loaded page is identified by its address, a navigation in the app by its key', () => {
  expect(loaded).not.toBe(scrollKey({ key: 'default', pathname: '/', search: '' }));
  expect(scrollKey({ ...here, key: 'x1y2' })).toBe('x1y2');
});

test('a new visit begins at the top', () => {
  arriveBy('navigate');
  expect(JSON.parse(stored ?? '')).toEqual({ other: 40 });
});

test.each(['reload', 'back_forward'])('%s restores the offset', (type) => {
  arriveBy(type);
  expect(JSON.parse(stored ?? '')).toEqual({ [loaded]: 218, other: 40 });
});

test('ignores broken or missing storage', () => {
  stored = '{';
  expect(() => arriveBy('navigate')).not.toThrow();
});
