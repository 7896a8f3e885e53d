import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { createListeners } from '../listeners.ts';
import { createLoadPart } from './load-part.ts';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2024-06-14T19:00:30Z') }));
afterEach(() => void jest.useRealTimers());

const setUp = ({ safe = true } = {}) => {
  const server = { answers: true };
  const restored = createListeners();
  const reloads: [string | undefined, string | undefined][] = [];
  let waiting = 0;
  const loadPart = createLoadPart({
    begin: () => {
      waiting += 1;
      return () => void (waiting -= 1);
    },
    reach: async () => server.answers,
    onRestored: restored.add,
    reload: (reason, href) => {
      reloads.push([reason, href]);
      return safe;
    },
  });
  const comeBack = async (): Promise<void> => {
    server.answers = true;
    restored.call();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { loadPart, server, comeBack, reloads, waiting: () => waiting };
};

/** Fails this many times, like import(). */
const failing = (times: number) => {
  let tries = 0;
  return jest.fn(async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
};
const settle = async <Value>(promise: Promise<Value>) => {
  let outcome: unknown = 'pending';
  promise.then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  await jest.advanceTimersByTimeAsync(0);
  return () => outcome;
};

test('what is there is loaded once', async () => {
  const { loadPart, reloads, waiting } = setUp();
  const load = failing(0);
  await expect(loadPart(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(reloads).toEqual([]);
  expect(waiting()).toBe(0);
});

test('a failure while the server answers is tried again', async () => {
  const { loadPart, reloads } = setUp();
  await expect(loadPart(failing(1))).resolves.toBe('part');
  expect(reloads).toEqual([]);
});

test('without a connection it is waited for, without end', async () => {
  const { loadPart, server, comeBack } = setUp();
  server.answers = false;
  const outcome = await settle(loadPart(failing(1)));
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(outcome()).toBe('pending');
  await comeBack();
  expect(outcome()).toBe('part');
});

test('or as long as whoever asks has patience', async () => {
  const { loadPart, server, comeBack, reloads } = setUp();
  server.answers = false;
  const load = failing(1);
  const outcome = await settle(loadPart(load, { patienceMs: 15_000 }));
  await jest.advanceTimersByTimeAsync(14_999);
  expect(outcome()).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome()).toHaveProperty('message', 'no connection');
  await comeBack();
  expect(load).toHaveBeenCalledTimes(1);
  expect(reloads).toEqual([]);
});

test('a part that the server has no more loads the page again, at the address that was wanted', async () => {
  const { loadPart, reloads } = setUp();
  const outcome = await settle(loadPart(failing(9), { href: () => '/statistik' }));
  expect(reloads).toEqual([[undefined, '/statistik']]);
  // Nothing is shown until the reload.
  expect(outcome()).toBe('pending');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(outcome()).toHaveProperty('message', 'not there');
});

test('a failure that the browser remembers is a reason once a minute', async () => {
  const { loadPart, server, comeBack, reloads } = setUp();
  for (let time = 0; time < 2; time += 1) {
    server.answers = false;
    await settle(loadPart(failing(9)));
    await comeBack();
    await jest.advanceTimersByTimeAsync(30_000);
  }
  expect(reloads).toHaveLength(2);
  const [first, second] = reloads.map(([reason]) => reason);
  expect(first).toMatch(/^minute-\d+$/);
  expect(second).not.toBe(first);
});

test('for what nobody misses the page is not loaded again', async () => {
  const { loadPart, reloads } = setUp();
  const outcome = await settle(loadPart(failing(9), { isRequired: false }));
  expect(outcome()).toHaveProperty('message', 'not there');
  expect(reloads).toEqual([]);
});

test('where the page may not be loaded again, the part is missing at once', async () => {
  const { loadPart } = setUp({ safe: false });
  const outcome = await settle(loadPart(failing(9)));
  expect(outcome()).toHaveProperty('message', 'not there');
});
