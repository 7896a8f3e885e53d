import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { checkForWorker, activateWorker } from './worker.ts';

const provide = (serviceWorker: unknown): void =>
  void Object.defineProperty(globalThis, 'navigator', {
    value: serviceWorker ? { serviceWorker } : {},
    configurable: true,
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  provide(undefined);
});

/** A waiting service worker, which activates after this time, if ever. */
const waiting = (takesMs: number | null) => {
  const container = new EventTarget();
  const messages: unknown[] = [];
  const postMessage = (message: unknown): void => {
    messages.push(message);
    if (takesMs !== null) setTimeout(() => container.dispatchEvent(new Event('controllerchange')), takesMs);
  };
  provide(Object.assign(container, { getRegistration: async () => ({ waiting: { postMessage } }) }));
  return messages;
};
const isDone = async (promise: Promise<void>, afterMs: number): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await jest.advanceTimersByTimeAsync(afterMs);
  return done;
};

test('the one that waits is told, and waited for', async () => {
  const messages = waiting(200);
  const put = activateWorker();
  expect(await isDone(put, 199)).toBe(false);
  expect(await isDone(put, 1)).toBe(true);
  expect(messages).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('but not for long', async () => {
  waiting(null);
  expect(await isDone(activateWorker(), 1000)).toBe(true);
});

const barred = (): Promise<never> => Promise.reject(new Error('barred'));

test.each([
  ['no service workers', undefined],
  ['none registered', { getRegistration: async () => undefined }],
  ['none that waits', { getRegistration: async () => ({ waiting: null, update: barred }) }],
  ['a browser that bars them', { getRegistration: barred }],
])('with %s the page goes on at once', async (_what, serviceWorker) => {
  provide(serviceWorker);
  expect(await isDone(activateWorker(), 0)).toBe(true);
  expect(await isDone(checkForWorker(), 0)).toBe(true);
});
