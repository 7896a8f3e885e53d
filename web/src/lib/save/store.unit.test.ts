import { expect, test } from '@jest/globals';
import { createMemoryStore, onLateStore, openStore } from './store.ts';
import { eventually } from '../../testing/eventually.ts';

test('gives back what was put under a key, and nothing once it was removed', async () => {
  const store = createMemoryStore();
  await store.put('outbox', [7, 'tipp', 14], { goals: 2 });
  expect(await store.get('outbox', [7, 'tipp', 14])).toEqual({ goals: 2 });
  expect(await store.get('known', [7, 'tipp', 14])).toBeUndefined();
  await store.put('outbox', [7, 'tipp', 14], { goals: 3 });
  expect(await store.get('outbox', [7, 'tipp', 14])).toEqual({ goals: 3 });
  await store.remove('outbox', [7, 'tipp', 14]);
  expect(await store.get('outbox', [7, 'tipp', 14])).toBeUndefined();
});

test('finds all of a player, or of a kind, and nothing of another player', async () => {
  const store = createMemoryStore();
  await store.put('outbox', [7, 'tipp', 14], 'a');
  await store.put('outbox', [7, 'winner', 'champion'], 'b');
  await store.put('outbox', [71, 'tipp', 14], 'c');
  expect(await store.all('outbox', [7])).toEqual([
    { key: [7, 'tipp', 14], value: 'a' },
    { key: [7, 'winner', 'champion'], value: 'b' },
  ]);
  expect(await store.all('outbox', [7, 'tipp'])).toEqual([{ key: [7, 'tipp', 14], value: 'a' }]);
  expect(await store.all('outbox', [])).toHaveLength(3);
});

test('keeps a copy: what is changed afterwards changes nothing in it', async () => {
  const store = createMemoryStore();
  const value = { goals: 2 };
  void store.put('outbox', [7], value);
  value.goals = 3;
  expect(await store.get('outbox', [7])).toEqual({ goals: 2 });
});

test('without a storage in the browser it says that nothing is kept, and that nothing will come', async () => {
  let ended = 0;
  const end = onLateStore(() => (ended += 1));
  const store = await openStore();
  await eventually(() => expect(ended).toBe(1));
  end();
  expect([store.isKept, store.isOpening]).toEqual([false, false]);
  expect(await openStore()).toBe(store);
});
