import { describe, expect, test, jest } from '@jest/globals';
import { serverNow } from '../time/server-clock.ts';
import { getCsrfToken, loadSession, parsePageConfig, setCsrfToken } from './session.ts';
import { restoreGlobals, stubGlobal } from '../../testing/globals.ts';

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
  jest.restoreAllMocks();
  restoreGlobals();
});
