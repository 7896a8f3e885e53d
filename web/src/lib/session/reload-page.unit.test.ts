import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { handleFlags } from '../connection/upload.ts';
import { reloadPage } from './session-change.ts';

let reloads: number;
let stored: Map<string, string>;

const provide = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2024-06-14T21:00:00Z') });
  reloads = 0;
  stored = new Map();
  provide('location', { reload: () => (reloads += 1), assign: () => undefined });
  provide('addEventListener', () => undefined);
  provide('removeEventListener', () => undefined);
  provide('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page is loaded again at most once a minute', () => {
  reloadPage('ended');
  jest.setSystemTime(new Date('2024-06-14T21:00:59Z'));
  reloadPage('ended');
  expect(reloads).toBe(1);
  jest.setSystemTime(new Date('2024-06-14T21:01:00Z'));
  reloadPage('ended');
  expect(reloads).toBe(2);
});

test('another reason is a reason at once', () => {
  reloadPage('viewer 7');
  reloadPage('viewer 8');
  reloadPage('viewer 8');
  reloadPage('viewer 7');
  expect(reloads).toBe(3);
});

test('a clock that was set back does not hold it off', () => {
  reloadPage('ended');
  jest.setSystemTime(new Date('2024-06-14T20:00:00Z'));
  reloadPage('ended');
  expect(reloads).toBe(2);
});

test('without a storage it stays, because it might come back again and again', () => {
  provide('sessionStorage', undefined);
  reloadPage('ended');
  expect(reloads).toBe(0);
});

test.each([
  ['{"errorMessage":"Die Seite ist veraltet.","unauthorized":true}', 1],
  ['{"errorMessage":"Das darfst Du leider nicht."}', 0],
  ['{"errorMessage":"x","unauthorized":"true"}', 0],
  ['<h1>Bad Gateway</h1>', 0],
  ['null', 0],
])('%s: %i reloads', async (body, count) => {
  handleFlags(body);
  await jest.advanceTimersByTimeAsync(0);
  expect(reloads).toBe(count);
});
