import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedGroups } from '../src/seed.ts';
import { receiveEvents, startGroups, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
});
afterAll(() => kit.stop());

test('the seed writes groups as the use cases would: ids, counts, links, passwords and events', async () => {
  const own = await kit.change(9, 'saveGroup', { name: 'Vorher' });
  const memberIds = Array.from({ length: 300 }, (_, index) => index + 1);
  const groups = await seedGroups(kit.deps, [
    { name: 'Große Gruppe', ownerId: 1, memberIds },
    { name: 'Kleine Gruppe', ownerId: 2, password: 'geheim', memberIds: [2, 3, 3] },
    { name: 'Allein', ownerId: 4, memberIds: [] },
  ]);
  expect(groups.map(({ id }) => id)).toEqual([own.id + 1, own.id + 2, own.id + 3]);
  expect((await kit.page(4)).items).toMatchObject([
    { name: 'Allein', memberCount: 1, isPrivate: false, owner: true },
    { name: 'Große Gruppe', memberCount: 300, isPrivate: false, member: true },
    { name: 'Kleine Gruppe', memberCount: 2, isPrivate: true, member: false },
    { name: 'Vorher' },
  ]);
  expect((await kit.change(7, 'joinGroup', { groupId: groups[1]?.id, password: 'geheim' })).memberCount).toBe(
    3,
  );
  await kit.drain();
  const events = await receiveEvents(kit.env, (received) => received.length >= 309);
  expect(events.filter(({ type }) => type === 'group.group.saved.v1')).toHaveLength(4);
  expect(events.filter(({ type }) => type === 'group.member.joined.v1')).toHaveLength(1 + 300 + 2 + 1 + 1);
  expect((await kit.change(9, 'saveGroup', { name: 'Nachher' })).id).toBe(own.id + 4);
});
