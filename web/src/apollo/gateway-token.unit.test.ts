import { afterEach, beforeAll, beforeEach, expect, test, jest } from '@jest/globals';
import { setImmediate as settled } from 'node:timers/promises';
import { getCsrfToken, getViewer, renewSession, setCsrfToken } from '../lib/session/session.ts';
import { leaveFor } from '../lib/connection/version.ts';
import { holdUnsaved } from '../lib/save/unsaved.ts';
import { toSaveFailure } from './errors.ts';
import { gatewayFetch } from './gateway-link.ts';

const { fetch: realFetch } = globalThis;
const left: string[] = [];
const place = {
  pathname: '/tipps',
  search: '?seite=2',
  reload: () => left.push('reload'),
  assign: (to: string) => left.push(to),
};

const RANKING = 'https://tippspiel.example/rangliste';

/** A gateway that accepts only the current login's token. */
let token = 'first';
let user: { id: number } | null = null;
let sessionIsDown = false;
const calls: string[] = [];
const answer = (status: number): Response =>
  new Response('{}', { status, headers: { 'x-viewer': String(getViewer()) } });
const gateway = jest.fn<typeof fetch>((input, init) => {
  const path = input as string;
  const given = new Headers(init?.headers).get('x-csrf-token');
  calls.push(path === '/graphql' ? `${path} ${given}` : path);
  if (path === '/graphql') return Promise.resolve(answer(given === token ? 200 : 403));
  if (sessionIsDown) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(Response.json({ data: { csrfToken: token, user } }));
});

const save = async (): Promise<number> => (await gatewayFetch('/graphql', { method: 'POST' })).status;

beforeAll(() => {
  globalThis.addEventListener ??= () => undefined;
  globalThis.removeEventListener ??= () => undefined;
});
beforeEach(() => {
  globalThis.fetch = gateway;
  Object.defineProperty(globalThis, 'location', { value: place, configurable: true });
  setCsrfToken('first');
  token = 'first';
  sessionIsDown = false;
  calls.length = 0;
  left.length = 0;
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a call with the right token goes through', async () => {
  expect(await save()).toBe(200);
  expect(calls).toEqual(['/graphql first']);
});

test('an answer that stops halfway is given up like one that never comes', async () => {
  jest.useFakeTimers();
  try {
    globalThis.fetch = (_input, init) => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"data":'));
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      return Promise.resolve(new Response(body));
    };
    const asked = expect(gatewayFetch('/graphql', { method: 'POST' })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await jest.advanceTimersByTimeAsync(30_000);
    await asked;
  } finally {
    jest.useRealTimers();
  }
});

test('a token out of date is renewed and the call repeated once', async () => {
  token = 'second';
  expect(await save()).toBe(200);
  expect(calls).toEqual(['/graphql first', '/api/session', '/graphql second']);
  expect(left).toEqual([]);
});

test('calls at the same time ask for the session once', async () => {
  token = 'second';
  expect(await Promise.all([save(), save()])).toEqual([200, 200]);
  expect(calls.filter((call) => call === '/api/session')).toHaveLength(1);
});

test('a call refused with the new token too is not repeated again: the page is loaded again', async () => {
  token = 'second';
  gateway.mockImplementationOnce(() => Promise.resolve(answer(403)));
  gateway.mockImplementationOnce(() => Promise.resolve(Response.json({ data: { user } })));
  gateway.mockImplementationOnce(() => Promise.resolve(answer(403)));
  expect(await save()).toBe(403);
  expect(calls).toEqual([]);
  await settled();
  expect(left).toEqual(['reload']);
});

test('while something is entered that is not saved the page stays after such a call, and is loaded again with the next change of screen', async () => {
  jest.useFakeTimers();
  try {
    const release = holdUnsaved('form');
    token = 'second';
    gateway.mockImplementationOnce(() => Promise.resolve(answer(403)));
    gateway.mockImplementationOnce(() => Promise.resolve(Response.json({ data: { user } })));
    gateway.mockImplementationOnce(() => Promise.resolve(answer(403)));
    expect(await save()).toBe(403);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(left).toEqual([]);
    expect(leaveFor(RANKING)).toBe(false);
    release();
    expect(leaveFor(RANKING)).toBe(true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(left).toEqual([RANKING]);
  } finally {
    jest.useRealTimers();
  }
});

test('a refusal that is no gateway’s, as of a proxy, loads nothing again: what is entered stays', async () => {
  const proxy = () => Promise.resolve(new Response('Blocked', { status: 403 }));
  gateway.mockImplementationOnce(proxy);
  expect(await save()).toBe(403);
  gateway.mockImplementationOnce(proxy);
  expect(await save()).toBe(403);
  expect(left).toEqual([]);
});

test('without an answer about the session nobody has refused it: it can be sent again', async () => {
  token = 'second';
  sessionIsDown = true;
  const failed = await save().then(
    () => null,
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(TypeError);
  expect(toSaveFailure(failed)).toMatchObject({ code: '', isUncertain: true });
  expect(left).toEqual([]);
  sessionIsDown = false;
  expect(await save()).toBe(200);
});

test("somebody else's login loads the page again and is never used for what this page sends", async () => {
  token = 'second';
  user = { id: 8 };
  expect(await save()).toBe(403);
  expect(await save()).toBe(403);
  expect(left).toEqual(['reload']);
  expect(getCsrfToken()).toBe('first');
  expect(calls).not.toContain('/graphql second');
});

test('a player whose login has ended goes to the landing page and from there back', async () => {
  const { loadSession } = await import('../lib/session/session.ts');
  Object.defineProperty(globalThis, 'document', {
    value: { getElementById: () => ({ textContent: '{"csrfToken":"first","user":{"id":7}}' }) },
    configurable: true,
  });
  await loadSession();
  token = 'second';
  expect(await renewSession()).toBe(8);
  user = null;
  expect(await save()).toBe(403);
  expect(left).toEqual(['/abmelden?returnTo=%2Ftipps%3Fseite%3D2']);
});
