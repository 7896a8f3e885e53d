import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startChannel } from '../connection/channel.ts';
import { getCsrfToken, getSession, loadSession, setCsrfToken, setSession } from './session.ts';
import { noteClosing, watchLogin } from './session-change.ts';
import { eventually } from '../../testing/eventually.ts';

const provide = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, configurable: true });

const life: Record<string, ((event: { persisted: boolean }) => void)[]> = {};
const messages: unknown[] = [];
const left: string[] = [];
let login: { id: number } | null = { id: 7 };
let asked = 0;
let other: BroadcastChannel;

beforeAll(async () => {
  provide('document', { getElementById: () => ({ textContent: '{"csrfToken":"own","user":{"id":7}}' }) });
  provide('addEventListener', (type: string, listener: () => void) => (life[type] ??= []).push(listener));
  provide('location', {
    pathname: '/',
    search: '',
    reload: () => left.push('reload'),
    assign: (to: string) => left.push(to),
  });
  other = new BroadcastChannel('tippspiel');
  other.onmessage = (event) => void messages.push((event as MessageEvent).data);
  globalThis.fetch = () => {
    asked += 1;
    return Promise.resolve(Response.json({ data: { csrfToken: `token of ${login?.id}`, user: login } }));
  };
  await loadSession();
  startChannel();
  watchLogin();
});
beforeEach(() => {
  const stored = new Map<string, string>();
  provide('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  login = { id: 7 };
  asked = 0;
  left.length = 0;
});
afterAll(() => {
  life['pagehide']?.forEach((listener) => listener({ persisted: false }));
  other.close();
});

test('a page tells the others whose it is', async () => {
  await eventually(() => expect(messages).toEqual([{ kind: 'viewer', id: 7 }]));
});

test('another page of the same player is no news', async () => {
  other.postMessage({ kind: 'viewer', id: 7 });
  other.postMessage({ kind: 'viewer', id: 8 });
  await eventually(() => expect(asked).toBe(1));
});

test('a page that is older than the login here misleads nobody', async () => {
  other.postMessage({ kind: 'viewer', id: 0 });
  await eventually(() => expect(asked).toBe(1));
  expect(getCsrfToken()).toBe('token of 7');
  expect(left).toEqual([]);
});

test('another login in another page loads this one again, however soon after the last time', async () => {
  for (const id of [8, 9]) {
    login = { id };
    other.postMessage({ kind: 'viewer', id });
    await eventually(() => expect(left).toHaveLength(id - 7));
  }
  expect(left).toEqual(['reload', 'reload']);
});

test('a logout in another page leaves this one', async () => {
  login = null;
  other.postMessage({ kind: 'viewer', id: 0 });
  await eventually(() => expect(left).toEqual(['/abmelden?returnTo=%2F']));
});

test('a page that the browser had kept for the way back asks by itself', async () => {
  login = { id: 8 };
  life['pageshow']?.forEach((listener) => listener({ persisted: false }));
  expect(asked).toBe(0);
  life['pageshow']?.forEach((listener) => listener({ persisted: true }));
  await eventually(() => expect(left).toEqual(['reload']));
});

test('one that has ended its login itself is left when it comes back', async () => {
  // The answer to the logout had an anonymous token.
  setCsrfToken('token of undefined');
  noteClosing();
  login = null;
  life['pageshow']?.forEach((listener) => listener({ persisted: true }));
  await eventually(() => expect(left).toEqual(['/abmelden?returnTo=%2F']));
});

test('a visitor’s page leaves what the new login has just remembered', async () => {
  const remembered = new Map([['visitor', '{"user":{"id":8}}']]);
  provide('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    removeItem: (key: string) => void remembered.delete(key),
  });
  const before = getSession();
  setSession({ ...before, user: null });
  login = { id: 8 };
  other.postMessage({ kind: 'viewer', id: 8 });
  await eventually(() => expect(left).toEqual(['reload']));
  expect([...remembered.keys()]).toEqual(['visitor']);
  setSession(before);
});
