import { afterEach, beforeEach, describe, expect, test, jest } from '@jest/globals';
import { isScreen, keepForEver, openScreen } from './pwa.ts';

const isKept = async (status: number, cacheControl?: string): Promise<boolean> => {
  const headers = new Headers(cacheControl ? { 'cache-control': cacheControl } : {});
  return (await keepForEver({ response: new Response(null, { status, headers }) })) !== null;
};

test.each([
  [200, 'public, max-age=31536000, immutable', true],
  [200, 'public, no-cache', false],
  [200, 'private, no-store', false],
  [200, undefined, false],
  [404, 'public, max-age=31536000, immutable', false],
])('a picture that is answered with %j and %j is kept: %j', async (status, cacheControl, kept) => {
  expect(await isKept(status, cacheControl)).toBe(kept);
});

test.each([
  ['/', true],
  ['/tipps?seite=2', true],
  ['/rangliste/3', true],
  ['/apis', true],
  ['/flags/de.svg', false],
  ['/api/downloadImage/7', false],
  ['/graphql', false],
  ['/events', false],
  ['/bild/gruppe/12?format=hoch', false],
  ['/abmelden?returnTo=%2F', false],
  ['/anmelden/zurueck?code=x', false],
  ['/status', false],
])('%s opens a screen: %j', (path, expected) => {
  const url = new URL(path, 'https://tippspiel.example');
  expect(isScreen({ request: { mode: 'navigate' }, url })).toBe(expected);
  expect(isScreen({ request: { mode: 'no-cors' }, url })).toBe(false);
});

describe('opening a screen', () => {
  const { fetch: realFetch } = globalThis;
  let shell: Response | undefined;
  let asked: unknown[];
  const provide = (name: string, value: unknown): void =>
    void Object.defineProperty(globalThis, name, { value, configurable: true });
  /** Tells whether the response to the last request is still wanted. */
  let wanted: AbortSignal | null | undefined;
  const network = (answer: () => Promise<Response>): void =>
    provide('fetch', (_request: Request, init?: RequestInit) => {
      wanted = init?.signal;
      return answer();
    });
  const after = (ms: number, answer: () => Response): Promise<Response> =>
    new Promise((resolve) => setTimeout(() => resolve(answer()), ms));
  const refused = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const open = async (): Promise<string> => {
    const opened = openScreen({ request: new Request('https://tippspiel.example/tipps') });
    await jest.advanceTimersByTimeAsync(30_000);
    const response = await opened;
    return response.type === 'error' ? 'error' : response.text();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    shell = new Response('shell');
    asked = [];
    provide('caches', {
      match: async (...which: unknown[]) => {
        asked.push(which);
        return shell;
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    provide('fetch', realFetch);
    Reflect.deleteProperty(globalThis, 'caches');
  });

  test('shows the page if it comes soon, whatever its status is', async () => {
    for (const status of [200, 404]) {
      network(() => after(700, () => new Response('page', { status })));
      expect(await open()).toBe('page');
      expect(wanted?.aborted).toBe(false);
    }
    expect(asked).toEqual([]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['does not come soon', () => after(900, () => new Response('page'))],
    ['never comes', () => new Promise(() => undefined)],
    ['cannot come', refused],
    ['fails late', () => after(900, Response.error).then(refused)],
    ['is an error page of a proxy', () => Promise.resolve(new Response('Bad Gateway', { status: 502 }))],
  ])('shows the page without a visitor if the gateway’s page %s', async (_what, answer) => {
    network(answer);
    expect(await open()).toBe('shell');
    // It is cached under the id of its build.
    expect(asked).toEqual([['/shell.html', expect.objectContaining({ ignoreSearch: true })]]);
    // The pending request must not slow down the page that is shown.
    expect(wanted?.aborted).toBe(true);
  });

  test('is aborted together with its request', async () => {
    network(() => new Promise(() => undefined));
    const left = new AbortController();
    void openScreen({ request: new Request('https://tippspiel.example/tipps', { signal: left.signal }) });
    expect(wanted?.aborted).toBe(false);
    left.abort();
    expect(wanted?.aborted).toBe(true);
  });

  test('waits if no such page is cached, and returns the server’s response', async () => {
    shell = undefined;
    network(() => after(3000, () => new Response('page')));
    expect(await open()).toBe('page');
    expect(wanted?.aborted).toBe(false);
    network(() => Promise.resolve(new Response('Bad Gateway', { status: 502 })));
    expect(await open()).toBe('Bad Gateway');
    network(refused);
    expect(await open()).toBe('error');
  });
});
