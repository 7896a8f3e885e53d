import { gql } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetDevice } from '../lib/session/device.ts';
import { markFirstPaint } from '../lib/page/first-paint.tsx';
import { createMemoryStore, type Store } from '../lib/save/store.ts';
import { dataUpdatedAt, isFresh, restoreTimestamps } from './query-timestamps.ts';
import { createCache } from './cache.ts';
import { recordAnswer, restoreCache, stopPersisting } from './persisted-cache.ts';
// A real page has imported it before it closes.
import './select-persisted.ts';
import { eventually } from '../testing/eventually.ts';

beforeAll(markFirstPaint);

const marks = new Map<string, string>();
let store: Store;
let life: Record<string, (() => void)[]>;
const open = () => Promise.resolve(store);
const mia = { id: 7, isAdmin: false };

const listen = (type: string, listener: () => void): number => (life[type] ??= []).push(listener);

beforeEach(() => {
  stopPersisting();
  marks.clear();
  life = {};
  store = { ...createMemoryStore(), isKept: true };
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
      removeItem: (key: string) => void marks.delete(key),
    },
    document: { hidden: true, addEventListener: listen },
    addEventListener: listen,
  });
});

const about8 = gql`
  query About($id: Int!) {
    user(id: $id) {
      id
      fullname
    }
  }
`;
const ben = { user: { __typename: 'User', id: 8, fullname: 'Ben Beispiel' } };

const answer = (cache: InMemoryCache, query: DocumentNode, variables: object, data: object): void => {
  cache.writeQuery({ query, variables, data });
  recordAnswer(cache, query, variables);
};
/** Simulates closing the page. */
const hide = async (): Promise<void> => {
  life['visibilitychange']?.forEach((listener) => listener());
  await new Promise((resolve) => setTimeout(resolve, 10));
};
const openPage = async (user: typeof mia | null): Promise<InMemoryCache> => {
  stopPersisting();
  restoreTimestamps([]);
  life = {};
  const cache = createCache();
  await restoreCache(cache, user, open);
  return cache;
};
const read = (cache: InMemoryCache) => cache.readQuery({ query: about8, variables: { id: 8 } });
const kept = async (): Promise<string> => JSON.stringify(await store.all('known', []));

test('the next page begins with what this one has shown, and knows how old it is', async () => {
  const cache = await openPage(mia);
  const before = Date.now();
  answer(cache, about8, { id: 8 }, ben);
  await hide();
  expect(read(await openPage(mia))).toEqual(ben);
  const age = dataUpdatedAt('About', { id: 8 });
  expect(age).toBeGreaterThanOrEqual(before);
  // Another query filled it: its age is at most that of the oldest one.
  expect(dataUpdatedAt('Other', {})).toBe(age);
  expect(isFresh('About', { id: 8 }, 60_000)).toBe(false);
});

test('what was answered in this page is as fresh as it is', async () => {
  const cache = await openPage(mia);
  answer(cache, about8, { id: 8 }, ben);
  expect(isFresh('About', { id: 8 }, 60_000)).toBe(true);
  expect(isFresh('About', { id: 9 }, 60_000)).toBe(false);
});

test('it is kept a moment after an answer, too: an app may be killed', async () => {
  jest.useFakeTimers();
  try {
    const cache = await openPage(mia);
    answer(cache, about8, { id: 8 }, ben);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await kept()).toContain('Ben Beispiel');
  } finally {
    jest.useRealTimers();
  }
});

test('what no query of late has asked for is let go', async () => {
  const cache = await openPage(mia);
  cache.writeQuery({ query: about8, variables: { id: 8 }, data: ben });
  answer(cache, gql('query Count { draftCount }'), {}, { draftCount: 3 });
  await hide();
  expect(await kept()).toContain('draftCount');
  expect(await kept()).not.toContain('Beispiel');
});

test('a visitor and another player find nothing of it', async () => {
  for (const next of [null, { id: 8, isAdmin: false }]) {
    answer(await openPage(mia), about8, { id: 8 }, ben);
    await hide();
    expect(await kept()).toContain('Beispiel');
    const cache = await openPage(next);
    expect(read(cache)).toBeNull();
    await eventually(() => expect(marks.has('known')).toBe(false));
    expect(await kept()).toBe('[]');
  }
});

test('nothing is kept of operators, and what was kept of them before is forgotten', async () => {
  answer(await openPage(mia), about8, { id: 8 }, ben);
  await hide();
  const cache = await openPage({ ...mia, isAdmin: true });
  expect(read(cache)).toBeNull();
  await eventually(async () => expect(await kept()).toBe('[]'));
  answer(cache, about8, { id: 8 }, ben);
  await hide();
  expect(await kept()).toBe('[]');
});

test('once the login is over nothing more is kept', async () => {
  const cache = await openPage(mia);
  answer(cache, about8, { id: 8 }, ben);
  stopPersisting();
  await hide();
  expect(await kept()).toBe('[]');
});

test('what a page keeps while another one ends the login is gone, whichever is faster', async () => {
  const { put, remove } = store;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const [putMs, removeMs] of [
    [60, 0],
    [30, 30],
    [0, 60],
  ] as const) {
    store.put = (...row) => pause(putMs).then(() => put(...row));
    store.remove = (...row) => pause(removeMs).then(() => remove(...row));
    marks.set('known', '7');
    await put('known', [7], '{}');
    answer(await openPage(mia), about8, { id: 8 }, ben);
    await Promise.all([hide(), forgetDevice(7, open)]);
    await pause(putMs + 2 * removeMs + 50);
    expect([await kept(), marks.has('known')]).toEqual(['[]', false]);
  }
});

test('what a page keeps that another login has not reached goes with its own player', async () => {
  await store.put('known', [7], 'kept by a page of 7');
  await store.put('known', [8], 'kept by a page of 8');
  marks.set('known', '8');
  await forgetDevice(7, open);
  expect(await kept()).toBe(JSON.stringify([{ key: [8], value: 'kept by a page of 8' }]));
  expect(marks.get('known')).toBe('8');
});

test('a page that another login has not reached leaves the mark to the new player, and keeps nothing', async () => {
  marks.set('known', '7');
  const cache = await openPage(mia);
  await store.put('known', [8], 'kept by a page of 8');
  marks.set('known', '8');
  answer(cache, about8, { id: 8 }, ben);
  await hide();
  expect(await kept()).toBe(JSON.stringify([{ key: [8], value: 'kept by a page of 8' }]));
  expect(marks.get('known')).toBe('8');
  await forgetDevice(8, open);
  expect([await kept(), marks.has('known')]).toEqual(['[]', false]);
});

test('what could not be forgotten of another player is not lost sight of', async () => {
  marks.set('known', '8');
  await store.put('known', [8], 'kept by a page of 8');
  const { all } = store;
  store.all = () => Promise.reject(new Error('busy'));
  answer(await openPage(mia), about8, { id: 8 }, ben);
  await hide();
  store.all = all;
  expect(marks.get('known')).toBe('8');
  await openPage(null);
  await eventually(async () => expect([await kept(), marks.has('known')]).toEqual(['[]', false]));
});

test('what a killed app has left without its mark goes at the next start, whoever comes', async () => {
  for (const next of [null, { id: 8, isAdmin: false }, { ...mia, isAdmin: true }]) {
    await store.put('known', [7], 'on the disk before the mark');
    await openPage(next);
    await eventually(async () => expect(await kept()).toBe('[]'));
  }
});

test('a storage that does not open when the login ends is emptied at the next start', async () => {
  marks.set('known', '7');
  await store.put('known', [7], 'kept before');
  await forgetDevice(7, () => Promise.resolve(createMemoryStore()));
  await restoreCache(createCache(), null, open);
  await eventually(async () => expect([await kept(), marks.has('known')]).toEqual(['[]', false]));
});

test('with a broken row the app begins without, still knows its player, and replaces the row', async () => {
  marks.set('known', '7');
  marks.set('visitor', '{"user":{"id":7}}');
  await store.put('known', [7], '{"shape":1,"data":');
  const cache = await openPage(mia);
  expect(read(cache)).toBeNull();
  expect(marks.has('visitor')).toBe(true);
  answer(cache, about8, { id: 8 }, ben);
  await hide();
  expect(await kept()).toContain('Beispiel');
  await store.put('known', [7], '{"shape":0,"answered":[],"data":{"ROOT_QUERY":{"draftCount":3}}}');
  expect((await openPage(mia)).extract()).toEqual({});
});

test.each([
  ['does not answer', () => new Promise(() => undefined)],
  ['fails', () => Promise.reject(new Error('busy'))],
])('a storage that %s holds up no start, and keeps what it has', async (_what, get) => {
  jest.useFakeTimers();
  try {
    marks.set('known', '7');
    await store.put('known', [7], 'kept before');
    store = { ...store, get };
    const opened = openPage(mia);
    await jest.advanceTimersByTimeAsync(1000);
    const cache = await opened;
    expect(read(cache)).toBeNull();
    answer(cache, about8, { id: 8 }, ben);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await kept()).toContain('kept before');
  } finally {
    jest.useRealTimers();
  }
});

test('who could be drawn is left out: it would take the room of all else', async () => {
  const cache = await openPage(mia);
  const query = gql('query Prize { price(id: 4) { id name drawing { hash candidates } } }');
  answer(
    cache,
    query,
    {},
    {
      price: {
        ...{ __typename: 'Price', id: 4, name: 'Ein Trikot' },
        drawing: { __typename: 'Drawing', hash: 'abc', candidates: 'x'.repeat(2_000_000) },
      },
    },
  );
  await hide();
  const text = await kept();
  expect(text).toContain('Ein Trikot');
  expect(text).not.toContain('candidates');
});
