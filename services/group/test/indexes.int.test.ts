import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { indexesOf } from '@tippspiel/shared/testing/explain';
import { seedGroups } from '../src/seed.ts';
import { VISIBLE } from '../src/store/group-model.ts';
import { whereOf } from '../src/store/groups.ts';
import { startGroups, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
  await seedGroups(
    kit.deps,
    Array.from({ length: 200 }, (_, index) => ({
      name: `Gruppe ${index}`,
      ownerId: (index % 20) + 1,
      memberIds: [1, 2, 3],
    })),
  );
});
afterAll(() => kit.stop());

test.each([
  // Without any condition DocumentDB reads the collection: there are hundreds of groups, not millions.
  ['all groups by name', 'name|_id_', { search: '' }],
  ['a search', 'name', { search: 'uppe 1' }],
  ['own groups', 'owner', { search: '', ownerId: 1 }],
  ['groups by id', '_id_', { search: '', ids: [1, 2, 3] }],
])('%s uses the index %s', async (_name, index, filter) => {
  const query = kit.deps.store.groups.model
    .find(whereOf(filter), VISIBLE)
    .sort({ folded: 1, _id: 1 })
    .limit(10);
  expect(indexesOf(await query.explain())).toEqual([expect.stringMatching(`^(${index})$`)]);
});

test('a group by link uses its index', async () => {
  expect(indexesOf(await kit.deps.store.groups.model.find({ link: 'x' }).limit(1).explain())).toEqual([
    'link',
  ]);
});

test.each([
  ['members', { groupId: 1, isMember: true }],
  ['groupsOfPlayer', { userId: 1, isMember: true }],
  ['unsettled', { unsettled: { $gt: '' } }],
  ['outbox', { 'outbox.id': { $gt: '' } }],
  ['_id_', { _id: { $in: ['1:1', '2:1'] }, isMember: true }],
])('memberships use the index %s', async (index, filter) => {
  expect(indexesOf(await kit.deps.store.memberships.model.find(filter).explain())).toEqual([index]);
});
