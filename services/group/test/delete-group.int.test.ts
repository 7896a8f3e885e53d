import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { membershipEvent, savedEvent } from '../src/app/group-events.ts';
import { leaveGroup } from '../src/app/leave-group.ts';
import { createPropagation } from '../src/app/propagation.ts';
import { purgeDeletedGroups } from '../src/app/purge-deleted-groups.ts';
import { removePlayer } from '../src/app/remove-player.ts';
import { seedGroups } from '../src/seed.ts';
import { failure, receiveEvents, register, runGroups, startGroups, type Kit } from './kit.ts';

const unknown = { nothing: true, code: 'NOT_FOUND', message: 'Diese Spielergruppe gibt es nicht.' };

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
  await register(kit, [1, 2, 3]);
});
afterAll(() => kit.stop());

const remove = (userId: number, groupId: number) => kit.mutate(player(userId), 'deleteGroup', { groupId });
const cleared = (groupId: number, { deps }: Kit = kit) =>
  until('nobody is in it', async () => !(await deps.store.memberships.model.countDocuments({ groupId })));

/** Another process makes the owner a member; `meanwhile` happens after it has read the group. */
async function propagateWhile(id: number, meanwhile: () => Promise<void>): Promise<void> {
  const { groups } = kit.deps.store;
  let isRead = false;
  const find: typeof groups.find = async (groupId) => {
    const group = await groups.find(groupId);
    if (!isRead) await meanwhile();
    isRead = true;
    return group;
  };
  const store = { ...kit.deps.store, groups: { ...groups, find } };
  const propagation = createPropagation({ ...kit.deps, store }, kit.backbone.log);
  await propagation.memberships(id);
  await propagation.close();
}

describe('deleting a group', () => {
  test('removes it for everybody: by id, by link, in every list; its members are no longer in it', async () => {
    const { id, link } = await kit.change(1, 'saveGroup', { name: 'Vergänglich' });
    await kit.change(2, 'joinGroup', { groupId: id });
    expect((await remove(1, id)).data).toEqual({ answer: { deletedId: id } });
    for (const userId of [1, 2, 3]) {
      expect(await kit.group(userId, id)).toBeNull();
      for (const option of [0, 1, 2]) expect((await kit.page(userId, option)).totalCount).toBe(0);
    }
    const byLink = await kit.ask(player(2), 'query($link: String) { group(link: $link) { id } }', { link });
    expect(byLink.data).toEqual({ group: null });
    await cleared(id);
    expect(failure(await remove(1, id))).toEqual(unknown);
  });

  test('is published once, with the highest version', async () => {
    const own = await startGroups();
    const { id } = await own.change(1, 'saveGroup', { name: 'A' });
    await own.change(1, 'saveGroup', { groupId: id, name: 'B' });
    await own.mutate(player(1), 'deleteGroup', { groupId: id });
    await own.drain();
    const isEnd = ({ type }: { type: string }) => type === 'group.group.deleted.v1';
    const events = await receiveEvents(own.env, (received) => received.some(isEnd));
    expect(events.filter(isEnd).map(({ data }) => data)).toEqual([{ groupId: id, version: 3 }]);
    await own.stop();
  });

  test('takes its name out of the event stream, though nobody leaves the game', async () => {
    const own = await startGroups();
    const { id } = await own.change(1, 'saveGroup', { name: 'Geheimnis' });
    await own.change(1, 'saveGroup', { name: 'Bleibt' });
    await own.mutate(player(1), 'deleteGroup', { groupId: id });
    await own.drain();
    await purgeDeletedGroups(own.deps);
    const events = await receiveEvents(own.env, (received) => received.length >= 4);
    const saved = events.filter(({ type }) => type === 'group.group.saved.v1');
    expect(saved.map(({ data }) => 'name' in data && data.name)).toEqual(['Bleibt']);
    expect(await own.deps.store.groups.model.countDocuments()).toBe(1);
    await own.stop();
  });

  test('during other writes: each gets NOT_FOUND or was in time, and nothing is left', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Im Getümmel' });
    const writes = [
      ...Array.from({ length: 15 }, (_, n) => ['joinGroup', 100 + n, { groupId: id }] as const),
      ...Array.from({ length: 5 }, (_, n) => ['saveGroup', 1, { groupId: id, name: `Neu ${n}` }] as const),
      ['addMember', 1, { groupId: id, userId: 2 }] as const,
      ['removeMember', 1, { groupId: id, userId: 3 }] as const,
      ['leaveGroup', 3, { groupId: id }] as const,
      ['deleteGroup', 1, { groupId: id }] as const,
      ['deleteGroup', 1, { groupId: id }] as const,
    ];
    const answers = await Promise.all(
      writes.map(([name, userId, input]) => kit.mutate(player(userId), name, input)),
    );
    for (const answer of answers) if (answer.errors) expect(failure(answer)).toEqual(unknown);
    expect(answers.slice(-2).filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await kit.group(1, id)).toBeNull();
    await kit.drain();
    await cleared(id);
    expect((await kit.page(1)).totalCount).toBe(0);
    for (const name of ['joinGroup', 'leaveGroup', 'saveGroup', 'addMember', 'removeMember']) {
      const input = { groupId: id, ...(name === 'saveGroup' && { name: 'Zurück' }) };
      const more = name.endsWith('Member') ? { userId: 2 } : {};
      expect(failure(await kit.mutate(player(1), name, { ...input, ...more }))).toEqual(unknown);
    }
  });

  test('is not undone by the form that created it, and its key names no founder who has left', async () => {
    const form = { name: 'Einmal', key: 'einmal' };
    const { id } = await kit.change(70, 'saveGroup', form);
    await kit.mutate(player(70), 'deleteGroup', { groupId: id });
    expect(failure(await kit.mutate(player(70), 'saveGroup', form)).code).toBe('CONFLICT');
    expect((await kit.page(70, 2)).totalCount).toBe(0);
    await removePlayer(kit.deps, 70);
    const { model } = kit.deps.store.groups;
    expect(await model.countDocuments({ madeBy: '70/einmal' })).toBe(0);
  });

  test('leaves no member, even if another process is making its owner one', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Überholt' });
    await propagateWhile(id, async () => {
      await remove(1, id);
      await kit.drain();
      await cleared(id);
    });
    expect(await kit.deps.store.memberships.model.countDocuments({ groupId: id })).toBe(0);
  });

  test.each(['deleted', 'purged'])(
    'removes a member whose service died while joining, when the group is %s',
    async (state) => {
      const own = await startGroups();
      const { id } = await own.change(1, 'saveGroup', { name: 'Zu spät' });
      await own.mutate(player(1), 'deleteGroup', { groupId: id });
      await own.drain();
      if (state === 'purged') await purgeDeletedGroups(own.deps);
      const { memberships, groups } = own.deps.store;
      expect(await groups.model.countDocuments({ _id: id })).toBe(state === 'purged' ? 0 : 1);
      const late = { groupId: id, userId: 7, isMember: true, byOwner: false, version: 1 };
      await memberships.save(late, membershipEvent(late, { now: own.clock.now(), requestId: 'test' }));
      await own.drain();
      expect(await memberships.find(id, 7)).toBeNull();
      await own.stop();
    },
  );

  test('is allowed only to its owner', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Bleibt' });
    await kit.change(2, 'joinGroup', { groupId: id });
    expect(failure(await kit.mutate(player(2), 'deleteGroup', { groupId: id }))).toEqual({
      nothing: true,
      code: 'FORBIDDEN',
      message: 'Nur wer die Spielergruppe leitet, darf sie löschen.',
    });
    for (const outsider of [player(3), player(9, { isAdmin: true })])
      expect(failure(await kit.mutate(outsider, 'deleteGroup', { groupId: id }))).toEqual(unknown);
    const locked = player(1, { isLocked: true });
    expect(failure(await kit.mutate(locked, 'deleteGroup', { groupId: id })).code).toBe('FORBIDDEN');
    expect(failure(await kit.mutate(null, 'deleteGroup', { groupId: id })).code).toBe('UNAUTHENTICATED');
    expect((await kit.group(2, id))?.memberCount).toBe(2);
  });
});

describe('a group whose owner leaves the game', () => {
  const found = async (owner: number, other: number) => {
    const { id } = await kit.change(owner, 'saveGroup', { name: 'Erbe' });
    await kit.change(other, 'joinGroup', { groupId: id });
    return id;
  };

  test('has its new owner as a member, even if another process is still adding the former one', async () => {
    const { id } = await kit.change(40, 'saveGroup', { name: 'Staffel' });
    await propagateWhile(id, async () => {
      const { groups } = kit.deps.store;
      const group = (await groups.find(id))!;
      const next = { ...group, ownerId: 41, version: group.version + 1 };
      await groups.handOver(next, savedEvent(next, { now: kit.clock.now(), requestId: 'test' }));
    });
    await kit.drain();
    expect(await kit.deps.store.memberships.find(id, 41)).toMatchObject({ isMember: true });
  });

  test('keeps a member who is leaving it, if it has passed to that member', async () => {
    const id = await found(50, 51);
    const { memberships } = kit.deps.store;
    const others: typeof memberships.others = async (...args) => {
      const found = await memberships.others(...args);
      await kit.change(51, 'leaveGroup', { groupId: id });
      return found;
    };
    const store = { ...kit.deps.store, memberships: { ...memberships, others } };
    await removePlayer({ ...kit.deps, store }, 50);
    expect(await kit.group(51, id)).toMatchObject({ owner: true, member: true, memberCount: 1 });
  });

  test('passes to a member who is not locked, however many are, and to a locked one only where there is no other', async () => {
    const { players, groups } = kit.deps.store;
    const locked = Array.from({ length: 250 }, (_, n) => 1_001 + n);
    await players.save(locked.map((userId) => ({ userId, version: 99, isLocked: true })));
    const [both, alone] = await seedGroups(kit.deps, [
      { name: 'Fast alle gesperrt', ownerId: 1_000, memberIds: [...locked, 1_300, 1_301] },
      { name: 'Alle gesperrt', ownerId: 1_000, memberIds: locked },
    ]);
    await removePlayer(kit.deps, 1_000);
    expect([await groups.find(both!.id), await groups.find(alone!.id)]).toMatchObject([
      { ownerId: 1_300 },
      { ownerId: 1_001 },
    ]);
  });

  test('refuses to remove its new owner, even if requested before', async () => {
    const id = await found(60, 61);
    const { groups } = kit.deps.store;
    let isRead = false;
    const find: typeof groups.find = async (groupId) => {
      const group = await groups.find(groupId);
      if (!isRead) await removePlayer(kit.deps, 60);
      isRead = true;
      return group;
    };
    const deps = { ...kit.deps, store: { ...kit.deps.store, groups: { ...groups, find } } };
    const request = { identity: player(61), requestId: 'test' };
    await expect(leaveGroup(deps, request, id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('kannst Du nicht verlassen') as unknown as string,
    });
    expect(await kit.group(61, id)).toMatchObject({ owner: true, member: true, memberCount: 1 });
  });
});

test('another process removes it from its list soon', async () => {
  const first = await startGroups();
  const second = await runGroups(first.env);
  const { id } = await first.change(1, 'saveGroup', { name: 'Kurz' });
  const listed = async () => (await second.page(9)).totalCount;
  await until('it is listed', async () => (await listed()) === 1);
  await first.mutate(player(1), 'deleteGroup', { groupId: id });
  await until('it is not listed', async () => (await listed()) === 0);
  await second.close();
  await first.stop();
});
