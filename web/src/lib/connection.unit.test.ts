import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createConnection } from './connection.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setUp = () => {
  const server = { answers: true, probes: 0 };
  const page = { hidden: false };
  const connection = createConnection({
    probe: async () => {
      server.probes += 1;
      if (!server.answers) throw new TypeError('Failed to fetch');
    },
    isHidden: () => page.hidden,
  });
  const restored = jest.fn();
  connection.onRestored(restored);
  return { connection, server, page, restored };
};

test('one request without an answer is no lost connection when the next one is answered', async () => {
  const { connection, restored } = setUp();
  connection.unheard();
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(false);
  expect(restored).not.toHaveBeenCalled();
});

test('a server that answers nothing is lost, and is found again by itself', async () => {
  const { connection, server, restored } = setUp();
  server.answers = false;
  connection.unheard();
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.probes).toBeLessThan(8);
  server.answers = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(connection.isLost()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
});

test('any answer of any request ends it', async () => {
  const { connection, server, restored } = setUp();
  server.answers = false;
  connection.unheard();
  await jest.advanceTimersByTimeAsync(0);
  connection.heard();
  expect(connection.isLost()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
  const { probes } = server;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.probes).toBe(probes);
});

test('out of sight it is not tried; on the way back at once', async () => {
  const { connection, server, page } = setUp();
  server.answers = false;
  page.hidden = true;
  connection.unheard();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.probes).toBe(1);
  server.answers = true;
  page.hidden = false;
  connection.check();
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(false);
});
