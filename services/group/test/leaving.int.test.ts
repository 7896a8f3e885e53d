import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportPlayer } from '../src/app/export-player.ts';
import { removePlayer } from '../src/app/remove-player.ts';
import { NOW, register, startGroups, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
  await register(kit, [2, 5]);
});
afterAll(() => kit.stop());

test('the export names current groups, own ones, and the numbers of former ones with the reason', async () => {
  const [left, removed, current] = [
    await kit.change(1, 'saveGroup', { name: 'Verlassen' }),
    await kit.change(1, 'saveGroup', { name: 'Entfernt' }),
    await kit.change(1, 'saveGroup', { name: 'Aktuell' }),
  ];
  for (const { id } of [left, removed, current]) await kit.change(2, 'joinGroup', { groupId: id });
  await kit.change(2, 'leaveGroup', { groupId: left.id });
  await kit.change(1, 'removeMember', { groupId: removed.id, userId: 2 });
  const own = await kit.change(2, 'saveGroup', { name: 'Eigene' });
  // An older document does not say when the membership ended, or by whom.
  const older = { _id: '900:2', groupId: 900, userId: 2, isMember: false, version: 2 };
  await kit.deps.store.memberships.model.collection.insertOne(older as never);
  const at = new Date(NOW);
  expect(await exportPlayer(kit.deps, { identity: player(2) })).toEqual({
    groups: [
      { id: current.id, name: 'Aktuell', memberSince: at },
      { id: own.id, name: 'Eigene', memberSince: at, isOwner: true, dateCreated: at },
    ],
    formerGroups: [
      { id: left.id, leftAt: at, leftByOwnDecision: true },
      { id: removed.id, leftAt: at, leftByOwnDecision: false },
      { id: 900 },
    ],
  });
});

test('the removal of a departed player is finished once all memberships are published and counted', async () => {
  const { id } = await kit.change(1, 'saveGroup', { name: 'Runde' });
  await kit.change(5, 'joinGroup', { groupId: id });
  await kit.drain();
  const stuck = { relay: { kick() {} }, propagate: { ...kit.deps.propagate, count: async () => {} } };
  expect(await removePlayer({ ...kit.deps, ...stuck }, 5)).toBe(false);
  await kit.drain();
  expect(await removePlayer(kit.deps, 5)).toBe(true);
  expect(await kit.deps.store.memberships.ofPlayer(5)).toEqual([]);
});
