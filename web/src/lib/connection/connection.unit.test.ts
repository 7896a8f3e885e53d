import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { createConnection, SLOW_MS } from './connection.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const PROBE_MS = 5000;

const setUp = () => {
  const server = { answers: true, hangs: false, probes: 0 };
  const page = { hidden: false };
  const connection = createConnection({
    probe: async () => {
      server.probes += 1;
      if (server.hangs)
        return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PROBE_MS));
      if (!server.answers) throw new TypeError('Failed to fetch');
    },
    isHidden: () => page.hidden,
  });
  const restored = jest.fn();
  const found = jest.fn();
  connection.onRestored(restored);
  connection.onReachedByProbe(found);
  return { connection, server, page, restored, found };
};

test('one request without an answer is no lost connection when the next one is answered', async () => {
  const { connection, restored } = setUp();
  connection.noteNoAnswer();
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(false);
  expect(restored).not.toHaveBeenCalled();
});

test('a server that answers nothing is lost, and is found again by itself', async () => {
  const { connection, server, restored } = setUp();
  server.answers = false;
  connection.noteNoAnswer();
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
  connection.noteNoAnswer();
  await jest.advanceTimersByTimeAsync(0);
  connection.noteAnswer();
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
  connection.noteNoAnswer();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.probes).toBe(1);
  server.answers = true;
  page.hidden = false;
  connection.check();
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.isLost()).toBe(false);
});

test('a request that waits is slow, and good again when it ends', async () => {
  const { connection, server } = setUp();
  const end = connection.begin();
  await jest.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(connection.state()).toBe('ok');
  expect(server.probes).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(connection.state()).toBe('slow');
  expect(server.probes).toBe(1);
  const other = connection.begin();
  other();
  expect(connection.state()).toBe('slow');
  end();
  expect(connection.state()).toBe('ok');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.probes).toBe(1);
});

test('a network that swallows everything is lost after nine seconds, though nothing has failed', async () => {
  const { connection, server } = setUp();
  server.hangs = true;
  connection.begin();
  await jest.advanceTimersByTimeAsync(SLOW_MS + PROBE_MS);
  expect(connection.state()).toBe('lost');
});

test('a request that waits on is looked after again', async () => {
  const { connection, server } = setUp();
  connection.begin();
  await jest.advanceTimersByTimeAsync(SLOW_MS);
  server.answers = false;
  await jest.advanceTimersByTimeAsync(2 * SLOW_MS);
  expect(connection.state()).toBe('lost');
});

test('where only the small question is answered, what set out before it is told of first', async () => {
  const { connection, server, restored, found } = setUp();
  server.answers = false;
  connection.noteNoAnswer();
  await jest.advanceTimersByTimeAsync(0);
  found.mockImplementation(() => expect(restored).not.toHaveBeenCalled());
  server.answers = true;
  connection.check();
  await jest.advanceTimersByTimeAsync(0);
  expect(found).toHaveBeenCalledTimes(1);
  expect(restored).toHaveBeenCalledTimes(1);
});

test('an answer of its own ends it for nothing else', async () => {
  const { connection, server, found } = setUp();
  server.answers = false;
  connection.noteNoAnswer();
  await jest.advanceTimersByTimeAsync(0);
  connection.noteAnswer();
  expect(found).not.toHaveBeenCalled();
});

test('whoever asks whether the server answers waits for the small question', async () => {
  const { connection, server } = setUp();
  expect(await connection.answers()).toBe(true);
  server.hangs = true;
  connection.noteNoAnswer();
  const listener = jest.fn();
  void connection.answers().then(listener);
  await jest.advanceTimersByTimeAsync(PROBE_MS - 1);
  expect(listener).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledWith(false);
});
