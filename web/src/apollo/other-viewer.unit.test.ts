import { beforeAll, beforeEach, expect, test, jest } from '@jest/globals';
import { loadSession, setCsrfToken } from '../lib/session/session.ts';
import { onViewerGone } from '../lib/session/session-change.ts';
import { OtherViewerError, toFailure } from './errors.ts';
import { gatewayFetch } from './gateway-link.ts';
import { eventually } from '../testing/eventually.ts';

const provide = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, configurable: true });

/** Simulates a gateway's answers about this browser's login. */
let login: { id: number } | null;
let token = '';
let answerIsFor: string | null;
let read: number;
const left: string[] = [];
const gone = jest.fn();
onViewerGone(gone);

beforeAll(async () => {
  provide('document', { getElementById: () => ({ textContent: '{"csrfToken":"own","user":{"id":7}}' }) });
  await loadSession();
});

beforeEach(() => {
  login = { id: 7 };
  token = 'own';
  answerIsFor = '7';
  read = 0;
  left.length = 0;
  gone.mockClear();
  setCsrfToken('own');
  const stored = new Map<string, string>();
  provide('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  provide('location', {
    pathname: '/tipps',
    search: '',
    reload: () => left.push('reload'),
    assign: (to: string) => left.push(to),
  });
  globalThis.fetch = (input) => {
    if (input !== '/graphql')
      return Promise.resolve(Response.json({ data: { csrfToken: token, user: login } }));
    const headers = answerIsFor === null ? undefined : { 'x-viewer': answerIsFor };
    const body = new ReadableStream(
      {
        pull(stream) {
          read += 1;
          stream.enqueue(new TextEncoder().encode('{}'));
          stream.close();
        },
      },
      { highWaterMark: 0 },
    );
    return Promise.resolve(new Response(body, { headers }));
  };
});

const ask = () => gatewayFetch('/graphql', { method: 'POST' });

test.each(['7', null])('an answer for %s is this page’s own', async (viewer) => {
  answerIsFor = viewer;
  expect(await (await ask()).text()).toBe('{}');
  expect(left).toEqual([]);
});

test('an answer for another player is not even read, and the page is loaded again', async () => {
  login = { id: 8 };
  token = 'theirs';
  answerIsFor = '8';
  await expect(ask()).rejects.toThrow(OtherViewerError);
  await eventually(() => expect(left).toEqual(['reload']));
  expect(read).toBe(0);
  expect(gone).toHaveBeenCalledTimes(1);
});

test('an answer for nobody ends the visit, once for all that are asked', async () => {
  login = null;
  token = 'nobodys';
  answerIsFor = '0';
  await Promise.allSettled([ask(), ask(), ask()]);
  await eventually(() => expect(left).toEqual(['/abmelden?returnTo=%2Ftipps']));
  expect(read).toBe(0);
});

test('one that is late itself changes nothing: the gateway knows better', async () => {
  answerIsFor = '8';
  token = 'renewed';
  await expect(ask()).rejects.toThrow(OtherViewerError);
  answerIsFor = '7';
  expect((await ask()).status).toBe(200);
  expect({ left, gone: gone.mock.calls.length }).toEqual({ left: [], gone: 0 });
});

test('a login that this page itself has ended is no news to it', async () => {
  login = null;
  token = 'after';
  setCsrfToken('after');
  answerIsFor = '0';
  await expect(ask()).rejects.toThrow(OtherViewerError);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect({ left, gone: gone.mock.calls.length }).toEqual({ left: [], gone: 0 });
});

test('what was asked or sent is refused, not uncertain', () => {
  expect(toFailure(new OtherViewerError())).toEqual({
    message: 'Deine Anmeldung hat sich inzwischen geändert. Bitte lade die Seite neu.',
    code: 'OTHER_VIEWER',
    field: '',
  });
});
