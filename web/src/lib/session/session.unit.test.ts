import { afterEach, describe, expect, test, jest } from '@jest/globals';
import { serverNow } from '../time/server-clock.ts';
import { rememberedVisitor } from './device.ts';
import { getCsrfToken, loadSession, parsePageConfig, renewSession, setCsrfToken } from './session.ts';
import { restoreGlobals, stubGlobal } from '../../testing/globals.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  restoreGlobals();
});

describe('page configuration', () => {
  test('an empty or broken one counts as missing', () => {
    expect(parsePageConfig('')).toBeNull();
    expect(parsePageConfig('  \n')).toBeNull();
    expect(parsePageConfig(undefined)).toBeNull();
    expect(parsePageConfig('{"csrf')).toBeNull();
  });

  test('tells the visitor and the token', () => {
    const user = { id: 7, firstname: 'Miriam', fullname: 'Miriam Brandt', isAdmin: false };
    expect(parsePageConfig(JSON.stringify({ csrfToken: 't', user }))).toMatchObject({ csrfToken: 't', user });
  });

  test('without a user the visitor is anonymous', () => {
    expect(parsePageConfig('{"csrfToken":"t"}')?.user).toBeNull();
  });
});

test('a new token replaces the old one', () => {
  setCsrfToken('new');
  expect(getCsrfToken()).toBe('new');
});

test('a page takes its clock from the server, however long the browser has slept since it was started', async () => {
  const server = Date.parse('2024-06-19T16:00:00Z');
  const config = JSON.stringify({ csrfToken: 't', serverTime: new Date(server).toISOString() });
  stubGlobal('document', { getElementById: () => ({ textContent: config }) });
  const received = performance.now();
  const navigation = { requestStart: received - 100, responseStart: received };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation as unknown as PerformanceEntry]);
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin - 8 * 3_600_000);
  await loadSession();
  expect(Math.abs(serverNow() - server)).toBeLessThan(2000);
});

/** The service worker's page, on a device that remembers nobody. */
const openShell = (answer: () => Promise<Response>): void => {
  const stored = new Map<string, string>();
  stubGlobal('document', { getElementById: () => ({ textContent: '{"build":"one"}' }) });
  stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  stubGlobal('fetch', answer);
};
const data = { csrfToken: 'secret', user: { id: 7 }, tournamentName: 'EM 2024' };

test('a start without the page remembers who is logged in, without credentials', async () => {
  openShell(async () => Response.json({ data }));
  expect(await loadSession()).toMatchObject(data);
  expect(rememberedVisitor()).toMatchObject({ ...data, csrfToken: '', build: 'one' });
});

test('a remembered start keeps what the gateway answers since', async () => {
  openShell(async () => Response.json({ data: { ...data, csrfToken: 'next', tournamentName: 'EM' } }));
  localStorage.setItem('visitor', JSON.stringify({ user: { id: 7 }, tournamentName: 'EM 2024' }));
  await loadSession();
  await renewSession();
  expect(rememberedVisitor()).toMatchObject({ tournamentName: 'EM', csrfToken: '' });
});

test('without an answer the start is a visitor’s after three seconds', async () => {
  jest.useFakeTimers();
  openShell(() => new Promise(() => undefined));
  const loaded = loadSession();
  await jest.advanceTimersByTimeAsync(3000);
  expect((await Promise.race([loaded, null]))?.user).toBeNull();
});
