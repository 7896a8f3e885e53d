import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  const restored = vi.fn();
  connection.onRestored(restored);
  return { connection, server, page, restored };
};

test('one request without an answer is no lost connection when the next one is answered', async () => {
  const { connection, restored } = setUp();
  connection.unheard();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(false);
  expect(restored).not.toHaveBeenCalled();
});

test('a server that answers nothing is lost, and is found again by itself', async () => {
  const { connection, server, restored } = setUp();
  server.answers = false;
  connection.unheard();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.probes).toBeLessThan(8);
  server.answers = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connection.isLost()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
});

test('any answer of any request ends it', async () => {
  const { connection, server, restored } = setUp();
  server.answers = false;
  connection.unheard();
  await vi.advanceTimersByTimeAsync(0);
  connection.heard();
  expect(connection.isLost()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
  const { probes } = server;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.probes).toBe(probes);
});

test('out of sight it is not tried; on the way back at once', async () => {
  const { connection, server, page } = setUp();
  server.answers = false;
  page.hidden = true;
  connection.unheard();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.probes).toBe(1);
  server.answers = true;
  page.hidden = false;
  connection.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(false);
});
