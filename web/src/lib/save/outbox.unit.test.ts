import { afterEach, beforeEach, describe, expect, test, jest } from '@jest/globals';
import type { OutboxRecord } from './save-types.ts';
import { createOutbox, outbox } from './outbox.ts';
import { syncClock } from '../time/server-clock.ts';
import { createMemoryStore, type Store, type StoreKey } from './store.ts';
import { anyUnsaved } from './unsaved.ts';

interface Change {
  goals?: number;
}

const DAY_MS = 86_400_000;
const NOW = 10 * DAY_MS;
let count = 0;

const recordOf = (change: Partial<OutboxRecord<Change, Change>> = {}): OutboxRecord<Change, Change> => {
  count += 1;
  return {
    id: `id ${count}`,
    ...{ change: { goals: 2 }, attempt: null, own: [] },
    about: { base: {}, revision: 0, lockAt: NOW + DAY_MS, label: 'Deutschland – Ungarn', to: '/tipps' },
    name: 'Dein Tipp 2:1 für Deutschland – Ungarn',
    enteredAt: NOW,
    ...change,
  };
};

/** A separate outbox for each test; the shell's list is shared by the whole page. */
const setUp = (store: Store = { ...createMemoryStore(), isKept: true }) => {
  count += 1;
  const kind = `kind ${count}`;
  const box = (userId = 7) => createOutbox<number, Change, Change>(Promise.resolve(store), userId, kind);
  return { store, kind, box };
};

const pass = (ms = 0): Promise<unknown> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

test('what was put is what a later life of the app finds, oldest first', async () => {
  const { box } = setUp();
  const [newer, older] = [recordOf({ enteredAt: NOW + 1 }), recordOf()];
  const first = box();
  first.put(2, newer, null);
  first.put(1, older, null);
  await pass();
  expect(await box().unread()).toEqual([
    [1, older],
    [2, newer],
  ]);
});

test('it is put in place of what was there before', async () => {
  const { box } = setUp();
  const [before, after] = [recordOf(), recordOf({ change: { goals: 3 } })];
  const first = box();
  first.put(1, before, null);
  first.put(1, after, before);
  await pass();
  expect(await box().unread()).toEqual([[1, after]]);
  first.remove(1, after);
  await pass();
  expect(await box().unread()).toEqual([]);
});

test('a full disk does not take away what was kept before', async () => {
  const kept = { ...createMemoryStore(), isKept: true };
  let isFull = false;
  const { box } = setUp({
    ...kept,
    put: (...given) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : kept.put(...given),
  });
  const [before, after, last] = [recordOf(), recordOf({ change: { goals: 3 } }), recordOf()];
  const first = box();
  first.put(1, before, null);
  await pass();
  isFull = true;
  first.put(1, after, before);
  await pass();
  expect(await kept.all('outbox', [7])).toHaveLength(1);
  first.put(1, last, after);
  await pass();
  expect(await kept.all('outbox', [7])).toHaveLength(1);
  // A save removes all its records, even if some could not be stored.
  first.remove(1, last);
  await pass();
  expect(await kept.all('outbox', [7])).toEqual([]);
});

test('what this page has put itself is not unread', async () => {
  const { box } = setUp();
  const first = box();
  first.put(1, recordOf(), null);
  await pass();
  expect(await first.unread()).toEqual([]);
});

test("nobody finds another player's", async () => {
  const { box } = setUp();
  box(7).put(1, recordOf(), null);
  await pass();
  expect(await box(8).unread()).toEqual([]);
  expect(await box(7).unread()).toHaveLength(1);
});

test('nothing passes for stored before it is known what was left', async () => {
  const { box, kind } = setUp();
  expect(outbox.isRead(kind)).toBe(false);
  await box().unread();
  expect(outbox.isRead(kind)).toBe(true);
});

test('nor while the storage is slow, or after it could not be read', async () => {
  let isFailing = true;
  const disk = { ...createMemoryStore(), isKept: true };
  const store: Store = {
    ...disk,
    isOpening: true,
    all: (...given) => (isFailing ? Promise.reject(new Error('busy')) : disk.all(...given)),
  };
  const { box, kind } = setUp(store);
  const own = box();
  await own.unread();
  isFailing = false;
  await own.unread();
  store.isOpening = false;
  isFailing = true;
  await own.unread();
  expect(outbox.isRead(kind)).toBe(false);
  isFailing = false;
  await own.unread();
  expect(outbox.isRead(kind)).toBe(true);
});

test('a quick answer needs no word; the shell tells of what takes longer', async () => {
  const { box } = setUp();
  const own = box();
  const isOverdue = ({ id }: { id: string }): boolean => outbox.overdue().some((each) => each.id === id);
  const [quick, slow, changed] = [recordOf(), recordOf(), recordOf()];
  own.put(1, quick, null);
  own.remove(1, quick);
  own.put(2, slow, null);
  expect(isOverdue(slow)).toBe(false);
  await pass(3000);
  expect([quick, slow].map(isOverdue)).toEqual([false, true]);
  expect(outbox.count()).toBe(outbox.overdue().length);
  // Another change does not restart the wait.
  own.put(2, changed, slow);
  expect([slow, changed].map(isOverdue)).toEqual([false, true]);
  own.remove(2, changed);
  expect([slow, changed].map(isOverdue)).toEqual([false, false]);
});

test('the shell is told of what an earlier page load has left, also without a saver', async () => {
  const { box, store, kind } = setUp();
  const record = recordOf();
  box().put(1, record, null);
  await pass();
  const kinds = await outbox.kinds(Promise.resolve(store), 7);
  expect(kinds).toEqual(new Set([kind]));
  expect(await outbox.kinds(Promise.resolve(store), 8)).toEqual(new Set());
});

describe('of another tab', () => {
  const overdue = () => outbox.overdue().map(({ id }) => id);
  const setUpTab = async (...records: OutboxRecord<Change, Change>[]) => {
    const { box, store, kind } = setUp();
    const keyOf = ({ id }: { id: string }): StoreKey => [7, kind, 1, id];
    for (const record of records) await store.put('outbox', keyOf(record), { record, why: null });
    await outbox.kinds(Promise.resolve(store), 7);
    return { box, store, keyOf };
  };

  test('what it has saved after this one had read of it is not told as unsaved', async () => {
    const record = recordOf();
    const { box, store, keyOf } = await setUpTab(record);
    await pass(3000);
    expect(overdue()).toContain(record.id);
    await store.remove('outbox', keyOf(record));
    expect(await box().unread()).toEqual([]);
    expect(overdue()).not.toContain(record.id);
  });

  test('what it has entered last counts', async () => {
    const older = recordOf();
    const newer = recordOf({ enteredAt: NOW + 1 });
    await setUpTab(older, newer);
    await pass(3000);
    expect(overdue()).not.toContain(older.id);
    expect(overdue()).toContain(newer.id);
  });

  test('nothing that it does touches what was entered here', async () => {
    const { box, store } = await setUpTab();
    const record = recordOf();
    box().put(1, record, null);
    await pass(3000);
    await store.remove('outbox', (await store.all('outbox', [7]))[0]?.key ?? []);
    await outbox.kinds(Promise.resolve(store), 7);
    expect(overdue()).toContain(record.id);
  });
});

test('what does not count any more is told until the player has read it, also after the app was closed', async () => {
  const { box, store } = setUp();
  const own = box();
  const record = recordOf();
  const locked = { code: 'LOCKED', message: 'Zu spät.', field: '' };
  own.put(1, record, null);
  own.lose(1, record, locked, true);
  own.remove(1, record);
  await pass();
  expect(await box().unread()).toEqual([]);
  const [late] = outbox.losses();
  expect(outbox.losses()).toHaveLength(1);
  expect(late).toMatchObject({ name: record.name, why: '' });
  outbox.dismiss(late?.id ?? '');
  expect(outbox.losses()).toEqual([]);
  await pass();
  expect(await store.all('outbox', [7])).toEqual([]);
});

test('another refusal is told of what is not on the screen, or was entered in an earlier page load', async () => {
  const { box } = setUp();
  const refused = { code: 'BAD_USER_INPUT', message: 'Kein Joker mehr.', field: 'isJoker' };
  const record = recordOf();
  const first = box();
  first.put(1, record, null);
  first.lose(1, record, refused, true);
  expect(outbox.losses()).toEqual([]);
  first.lose(1, record, refused, false);
  expect(outbox.losses()).toMatchObject([{ why: 'Kein Joker mehr.' }]);
  outbox.dismiss(outbox.losses()[0]?.id ?? '');
  await pass();
  const second = box();
  await second.unread();
  const changed = recordOf();
  second.put(1, changed, record);
  second.lose(1, changed, refused, true);
  expect(outbox.losses()).toMatchObject([{ why: 'Kein Joker mehr.' }]);
  outbox.dismiss(outbox.losses()[0]?.id ?? '');
});

test('a device whose clock is wrong drops nothing before it has read the server’s clock', async () => {
  const { store, box } = setUp();
  const old = recordOf();
  box().put(1, { ...old, about: { ...old.about, lockAt: NOW - 8 * DAY_MS } }, null);
  await pass();
  expect(await box().unread()).toHaveLength(1);
  expect(await store.all('outbox', [7])).toHaveLength(1);
});

test('a week after its lock, or written by a version that nobody remembers, it is dropped', async () => {
  const { box, store, kind } = setUp();
  syncClock(new Date(NOW).toISOString(), NOW, NOW);
  const old = recordOf();
  box().put(1, { ...old, about: { ...old.about, lockAt: NOW - 8 * DAY_MS } }, null);
  await store.put('outbox', [7, kind, 2, 'x'], { something: 'else' });
  await pass();
  expect(await box().unread()).toEqual([]);
  await outbox.kinds(Promise.resolve(store), 7);
  await pass();
  expect(await store.all('outbox', [7, kind])).toEqual([]);
});

test('where the device keeps nothing, what is not stored holds the page', async () => {
  const { box } = setUp(createMemoryStore());
  const own = box();
  const record = recordOf();
  own.put(1, record, null);
  await pass();
  expect(anyUnsaved()).toBe(true);
  own.remove(1, record);
  expect(anyUnsaved()).toBe(false);
});

test('where nothing can be written either', async () => {
  const broken = (): Promise<never> => Promise.reject(new Error('full'));
  const { box } = setUp({
    isKept: true,
    isOpening: false,
    put: broken,
    get: broken,
    all: broken,
    remove: broken,
  });
  const own = box();
  const record = recordOf();
  own.put(1, record, null);
  await pass();
  expect(anyUnsaved()).toBe(true);
  expect(await own.unread()).toEqual([]);
  own.remove(1, record);
  expect(anyUnsaved()).toBe(false);
});

test('what nobody has come back for is cleared away a week after its lock, whosever it was, and all of a deleted player', async () => {
  const { store, kind, box } = setUp();
  const lockAt = NOW - 8 * DAY_MS;
  const about = { ...recordOf().about, lockAt };
  box(8).put(1, recordOf({ about }), null);
  box(8).put(2, recordOf(), null);
  box(7).put(3, recordOf(), null);
  await pass();
  const left = async () => (await store.all('outbox', [])).map(({ key }) => key.slice(0, 3));
  syncClock(new Date(NOW).toISOString(), NOW, NOW);
  await outbox.kinds(Promise.resolve(store), 7);
  await pass();
  expect(await left()).toEqual([
    [8, kind, 2],
    [7, kind, 3],
  ]);
  await outbox.forget(Promise.resolve(store), 8);
  expect(await left()).toEqual([[7, kind, 3]]);
});
