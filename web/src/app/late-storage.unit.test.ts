import type { ApolloClient } from '@apollo/client';
import { afterAll, beforeAll, expect, test, jest } from '@jest/globals';
import { outbox } from '../lib/save/outbox.ts';
import { getSession, setSession } from '../lib/session/session.ts';
import { openStore, type StoreKey } from '../lib/save/store.ts';
import { restoreGlobals, stubGlobal } from '../testing/globals.ts';
import { keepOutbox } from './notes/outbox-keeper.ts';

const NOW = 1e12;
const OPENS_AFTER_MS = 5_000;
const about = { base: {}, lockAt: NOW + 1e6, label: 'Deutschland – Ungarn', revision: 1, to: '/tipps' };
const row = (id: string) => ({
  record: { id, change: { goals: 2 }, attempt: null, own: [], about, name: 'Dein Tipp', enteredAt: NOW },
  why: null,
});

/** A stand-in for the parts of IndexedDB that the app uses. It opens slowly. */
const disk = new Map<string, { key: StoreKey; value: unknown }>();
const done = <Result>(result: Result): { result: Result } => ({ result });
const objectStore = () => ({
  put: (kept: { key: StoreKey; value: unknown }, key: StoreKey) => done(disk.set(JSON.stringify(key), kept)),
  get: (key: StoreKey) => done(disk.get(JSON.stringify(key))),
  delete: (key: StoreKey) => done(disk.delete(JSON.stringify(key))),
  getAll: (prefix: StoreKey) =>
    done([...disk.values()].filter(({ key }) => prefix.every((part, at) => part === key[at]))),
});
const database = {
  transaction: () => {
    const transaction = { objectStore, oncomplete: () => undefined, commit: () => undefined };
    queueMicrotask(() => transaction.oncomplete());
    return transaction;
  },
};
const openLate = () => {
  const request = { result: database, onsuccess: () => undefined };
  setTimeout(() => request.onsuccess(), OPENS_AFTER_MS);
  return request;
};

beforeAll(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
  stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  stubGlobal('indexedDB', { open: openLate });
  stubGlobal('IDBKeyRange', { bound: (prefix: StoreKey) => prefix });
  setSession({ ...getSession(), user: { id: 7, firstname: 'Mia', fullname: 'Mia Muster', isAdmin: false } });
});
afterAll(() => {
  jest.useRealTimers();
  restoreGlobals();
});

test('a storage that opens late still returns old entries, and keeps entries made meanwhile', async () => {
  const left: StoreKey = [7, 'other', 14, 'left'];
  disk.set(JSON.stringify(left), { key: left, value: row('left') });
  const end = keepOutbox({} as ApolloClient);
  await jest.advanceTimersByTimeAsync(3_000);
  const store = await openStore();
  expect([store.isKept, store.isOpening]).toEqual([false, true]);
  expect(outbox.count()).toBe(0);
  const entered: StoreKey = [7, 'other', 15, 'entered'];
  await store.put('outbox', entered, row('entered'));
  await jest.advanceTimersByTimeAsync(OPENS_AFTER_MS);
  expect([store.isKept, store.isOpening]).toEqual([true, false]);
  expect(outbox.count()).toBe(2);
  expect([...disk.values()].map(({ key }) => key)).toEqual([left, entered]);
  await store.remove('outbox', entered);
  expect(disk.size).toBe(1);
  end();
});
