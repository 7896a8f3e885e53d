import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import { pino } from 'pino';
import { beforeEach, expect, test, jest } from '@jest/globals';
import { createSessions, SessionsUnavailableError, type Sessions } from './sessions.ts';

const log = pino({ level: 'silent' });
const sessionOf = (token: string, firstname = 'Ada'): ResolvedSession => ({
  sessionId: `id-${token}`,
  userId: 7,
  isAdmin: false,
  isLocked: false,
  firstname,
  fullname: firstname,
});

/** The simulated user service: its answer, whether it answers at all, and the requests it got. */
let asked: string[];
let silent: boolean;
let meanwhile: (() => void) | undefined;
let answers: Record<string, ResolvedSession | null>;
let sessions: Sessions;

const start = (more: { freshSeconds?: number; cacheSize?: number } = {}) =>
  createSessions({
    log,
    freshSeconds: 300,
    cacheSize: 100,
    ...more,
    async lookUp(token) {
      asked.push(token);
      meanwhile?.();
      if (silent) return new Promise(() => undefined);
      return answers[token] ?? null;
    },
  });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2024-06-14T19:00:00Z') });
  asked = [];
  silent = false;
  meanwhile = undefined;
  answers = { good: sessionOf('good') };
  sessions = start();
  sessions.setConnected(true);
});

const resolve = (token = 'good') => sessions.resolve(token, 'request');
const later = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

test('a fresh session needs no look-up for longer than the polling interval of open pages', async () => {
  for (let minute = 0; minute < 5; minute++) {
    await resolve();
    later(59);
  }
  expect(asked).toEqual(['good']);
});

test('a stale session is returned at once while one look-up runs', async () => {
  await resolve();
  later(400);
  silent = true;
  const all = await Promise.all(Array.from({ length: 20 }, () => resolve()));
  expect(all.map((session) => session?.firstname)).toEqual(Array(20).fill('Ada'));
  expect(asked).toEqual(['good', 'good']);
});

test('the look-up in the background updates the cache', async () => {
  await resolve();
  later(400);
  answers = { good: sessionOf('good', 'Grace') };
  expect((await resolve())?.firstname).toBe('Ada');
  await jest.advanceTimersByTimeAsync(0);
  expect((await resolve())?.firstname).toBe('Grace');
  later(400);
  answers = {};
  await resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(await resolve()).toBeNull();
});

test('a stale session is not accepted forever', async () => {
  await resolve();
  later(400 + 3600);
  answers = {};
  expect(await resolve()).toBeNull();
});

test('an ended session is looked up again at once', async () => {
  await resolve();
  answers = {};
  sessions.forget(['id-good']);
  expect(await resolve()).toBeNull();
});

test("an answer from before a session's change is discarded", async () => {
  meanwhile = () => {
    meanwhile = undefined;
    sessions.forget(['id-good']);
    later(1);
  };
  await resolve();
  expect(asked).toEqual(['good', 'good']);
});

test('while no hints arrive, sessions are fresh for half a minute only', async () => {
  sessions.setConnected(false);
  await resolve();
  later(31);
  await resolve();
  expect(asked).toEqual(['good', 'good']);
});

test('while no hints arrive, a stale session that has ended is refused at once', async () => {
  await resolve();
  sessions.setConnected(false);
  later(50 * 60);
  answers = {};
  expect(await resolve()).toBeNull();
});

test('a session that may have ended without a hint waits for its look-up', async () => {
  await resolve();
  sessions.setConnected(false);
  later(5);
  answers = {};
  sessions.setConnected(true);
  later(1);
  expect(await resolve()).toBeNull();
});

test('an unknown session gets a refusal with a time to retry', async () => {
  const refused = createSessions({
    log,
    freshSeconds: 300,
    cacheSize: 1,
    lookUp: () => Promise.reject(new Error()),
  });
  const refusal = await refused.resolve('new', 'request').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SessionsUnavailableError);
  expect(refusal).toMatchObject({ retryAfterSeconds: 5 });
});

test('invalid tokens do not evict players, and are looked up once', async () => {
  sessions = start({ cacheSize: 2 });
  sessions.setConnected(true);
  await resolve();
  for (let invented = 0; invented < 50; invented++) await resolve(`x${invented % 10}`);
  await resolve();
  expect(asked.filter((token) => token === 'good')).toHaveLength(1);
  expect(asked).toHaveLength(11);
});

test('the cache is bounded and evicts the least recently used session', async () => {
  for (let player = 0; player < 200; player++) answers[`p${player}`] = sessionOf(`p${player}`);
  for (let player = 0; player < 200; player++) await resolve(`p${player}`);
  await resolve('p199');
  await resolve('p0');
  expect(asked.filter((token) => token === 'p199')).toHaveLength(1);
  expect(asked.filter((token) => token === 'p0')).toHaveLength(2);
});

test('during an outage only the first request of an unknown session waits, and the session is known right after it', async () => {
  const lookUps: { answer(session: ResolvedSession): void; refuse(error: Error): void }[] = [];
  const waiting = createSessions({
    lookUp: () => new Promise((answer, refuse) => lookUps.push({ answer, refuse })),
    log,
    freshSeconds: 300,
    cacheSize: 10,
  });

  const first = waiting.resolve('token', 'r1');
  lookUps[0]?.refuse(new Error('no answer'));
  await expect(first).rejects.toBeInstanceOf(SessionsUnavailableError);

  // The next look-up runs without an answer, and no request waits for it.
  await expect(waiting.resolve('token', 'r2')).rejects.toBeInstanceOf(SessionsUnavailableError);
  await expect(waiting.resolve('token', 'r3')).rejects.toBeInstanceOf(SessionsUnavailableError);
  expect(lookUps).toHaveLength(2);

  lookUps[1]?.answer(sessionOf('token'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await waiting.resolve('token', 'r4')).toEqual(sessionOf('token'));
  expect(lookUps).toHaveLength(2);
});
