import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedGroups } from '../src/seed.ts';
import { startGroups, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
  await seedGroups(
    kit.deps,
    Array.from({ length: 100 }, (_, index) => ({
      name: `Gruppe ${index}`,
      ownerId: (index % 20) + 1,
      memberIds: [1, 2, 3],
    })),
  );
});
afterAll(() => kit.stop());

test.each([
  ['own groups', 'owner', { search: '', ownerId: 1 }],
  ['a search among own groups', 'owner', { search: 'uppe 1', ownerId: 1 }],
  ['groups by id', '_id_', { search: '', ids: [1, 2, 3] }],
])('%s uses the index %s', async (_name, index, filter) => {
  expect(indexesOf(await kit.deps.store.groups.listQuery(filter, 'NAME').limit(10).explain())).toEqual([
    index,
  ]);
});

test('the names that a process loads at the start use the index _id_', async () => {
  expect(indexesOf(await kit.deps.store.groups.namesQuery(50).explain())).toEqual(['_id_']);
});

test('a group by its request key uses its index', async () => {
  const { model } = kit.deps.store.groups;
  expect(indexesOf(await model.find({ madeBy: '1/x' }).limit(1).explain())).toEqual(['madeBy']);
});

test('a group by link uses its index', async () => {
  expect(indexesOf(await kit.deps.store.groups.model.find({ link: 'x' }).limit(1).explain())).toEqual([
    'link',
  ]);
});

test.each([
  ['groupsOfPlayer', { userId: 1, isMember: true }],
  ['groupsOfPlayer', { userId: 1, isMember: true, byOwner: true }],
  ['pendingTarget', { pendingTarget: { $gt: 0 } }],
  ['outbox', { 'outbox.id': { $gt: '' } }],
  ['_id_', { _id: { $in: ['1:1', '2:1'] }, isMember: true }],
])('memberships use the index %s', async (index, filter) => {
  expect(indexesOf(await kit.deps.store.memberships.model.find(filter).explain())).toEqual([index]);
});
