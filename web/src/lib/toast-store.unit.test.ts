import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToasts, showToast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a message goes by itself, an error stays longer', () => {
  showToast('Gespeichert');
  showToast('Kaputt', 'error');
  vi.advanceTimersByTime(4000);
  expect(getToasts().map((toast) => toast.text)).toEqual(['Kaputt']);
  vi.advanceTimersByTime(5000);
  expect(getToasts()).toEqual([]);
});

test('the same message shows once, and three at most', () => {
  ['a', 'b', 'a', 'c', 'd'].forEach((text) => showToast(text));
  expect(getToasts().map((toast) => toast.text)).toEqual(['a', 'c', 'd']);
});

test('can be sent away', () => {
  showToast('weg');
  dismissToast(getToasts().at(-1)?.id ?? 0);
  expect(getToasts()).toEqual([]);
});
