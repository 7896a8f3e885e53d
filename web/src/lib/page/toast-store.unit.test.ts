import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { dismissToast, getToasts, holdToast, releaseToast, showToast } from './toast-store.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a message goes by itself, an error stays longer', () => {
  showToast('Gespeichert');
  showToast('Kaputt', 'error');
  jest.advanceTimersByTime(4000);
  expect(getToasts().map((toast) => toast.text)).toEqual(['Kaputt']);
  jest.advanceTimersByTime(5000);
  expect(getToasts()).toEqual([]);
});

test('the same message shows once, and three at most', () => {
  ['a', 'b', 'a', 'c', 'd'].forEach((text) => showToast(text));
  expect(getToasts().map((toast) => toast.text)).toEqual(['a', 'c', 'd']);
});

test('stays while it is held, and for its time again after that', () => {
  showToast('hier');
  const toast = getToasts().at(-1)!;
  holdToast(toast.id);
  jest.advanceTimersByTime(60_000);
  expect(getToasts()).toEqual([toast]);
  releaseToast(toast);
  jest.advanceTimersByTime(3999);
  expect(getToasts()).toEqual([toast]);
  jest.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
});

test('can be sent away', () => {
  showToast('weg');
  dismissToast(getToasts().at(-1)?.id ?? 0);
  expect(getToasts()).toEqual([]);
});
