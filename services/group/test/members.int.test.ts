import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failure, receiveEvents, register, startGroups, type GroupData, type Kit } from './kit.ts';

const OWNER = 1;

let kit: Kit;
let group: GroupData;
beforeAll(async () => {
  kit = await startGroups();
  await register(kit, [1, 2, 3, 4, 5]);
  group = await kit.change(OWNER, 'saveGroup', { name: 'Runde', password: 'Tor1' });
});
afterAll(() => kit.stop());

const put = (name: 'addMember' | 'removeMember', userId: number, owner = OWNER) =>
  kit.change(owner, name, { groupId: group.id, userId });

describe("a group's owner", () => {
  test('adds players without the password, and removes them; repeating it is no error', async () => {
    expect((await put('addMember', 2)).memberCount).toBe(2);
    expect((await put('addMember', 2)).memberCount).toBe(2);
    expect((await kit.group(2, group.id))?.member).toBe(true);
    expect((await put('removeMember', 2)).memberCount).toBe(1);
    expect((await put('removeMember', 2)).memberCount).toBe(1);
    expect((await kit.group(2, group.id))?.member).toBe(false);
    // A player who was never in it.
    expect((await put('removeMember', 5)).memberCount).toBe(1);
  });

  test('removes a player who is leaving at the same time: counted once', async () => {
    for (let round = 0; round < 5; round++) {
      await kit.change(3, 'joinGroup', { groupId: group.id, password: 'Tor1' });
      const leave = () => kit.change(3, 'leaveGroup', { groupId: group.id });
      await Promise.all([put('removeMember', 3), leave(), put('removeMember', 3), leave()]);
      expect(await kit.group(3, group.id)).toMatchObject({ member: false, memberCount: 1 });
    }
  });

  test('adds a player again after removing them, but not one who left, until that player joins', async () => {
    const { id } = await kit.change(OWNER, 'saveGroup', { name: 'Freiwillige' });
    const input = { groupId: id, userId: 2 };
    await kit.change(OWNER, 'addMember', input);
    await kit.change(OWNER, 'removeMember', input);
    await kit.change(OWNER, 'addMember', input);
    await kit.change(2, 'leaveGroup', { groupId: id });
    expect(failure(await kit.mutate(player(OWNER), 'addMember', input))).toEqual({
      nothing: true,
      code: 'BAD_USER_INPUT',
      message:
        'Dieser Spieler hat die Spielergruppe verlassen. Er kann nur selbst wieder beitreten, zum Beispiel über den Einladungslink.',
    });
    expect(await kit.group(2, id)).toMatchObject({ member: false, memberCount: 1 });
    const left = (events: Awaited<ReturnType<typeof receiveEvents>>) =>
      events.filter(({ type, data }) => type === 'group.member.left.v1' && data.groupId === id);
    const events = await receiveEvents(kit.env, (all) => left(all).length === 2);
    const joined = events.filter(({ type }) => type === 'group.member.joined.v1').map(({ data }) => data);
    expect(joined).toEqual(expect.arrayContaining([{ ...input, version: 1, byOwner: true }]));
    expect(left(events).map(({ data }) => data)).toEqual([
      { ...input, version: 2 },
      { ...input, version: 4, byPlayer: true },
    ]);
    await kit.change(2, 'joinGroup', { groupId: id });
    await kit.change(OWNER, 'removeMember', input);
    expect((await kit.change(OWNER, 'addMember', input)).memberCount).toBe(2);
  });

  test('adds a player to a limited number of groups; the player joins more', async () => {
    const own = await startGroups({ GROUPS_BY_OTHERS: '2' });
    await register(own, [2]);
    const ids: number[] = [];
    for (const name of ['Erste', 'Zweite', 'Dritte'])
      ids.push((await own.change(OWNER, 'saveGroup', { name })).id);
    const [first, second, third] = ids;
    const add = (groupId?: number) => own.mutate(player(OWNER), 'addMember', { groupId, userId: 2 });
    for (const groupId of [first, second, first]) expect((await add(groupId)).errors).toBeUndefined();
    expect(failure(await add(third))).toEqual({
      nothing: true,
      code: 'BAD_USER_INPUT',
      message:
        'Dieser Spieler wurde schon in 2 Spielergruppen aufgenommen. Schick ihm bitte den Einladungslink.',
    });
    await own.change(2, 'saveGroup', { name: 'Eigene' });
    await own.change(2, 'joinGroup', { groupId: third });
    await own.change(2, 'leaveGroup', { groupId: first });
    const { id: fourth } = await own.change(OWNER, 'saveGroup', { name: 'Vierte' });
    expect((await add(fourth)).errors).toBeUndefined();
    await own.stop();
  });

  test('cannot add players who do not exist or have left', async () => {
    const unknown = { nothing: true, code: 'NOT_FOUND', message: 'Diesen Spieler gibt es nicht.' };
    for (const userId of [999, 0, -1])
      expect(failure(await kit.mutate(player(OWNER), 'addMember', { groupId: group.id, userId }))).toEqual(
        unknown,
      );
    const left = { type: 'user.account.deleted.v1', data: { userId: 5, version: 9 } } as const;
    const meta = { now: kit.clock.now(), requestId: 'test' };
    await kit.backbone.bus.publish(createEvent(left.type, left.data, meta));
    await until('the player is gone', async () => !(await kit.deps.store.players.has(5)));
    expect(failure(await kit.mutate(player(OWNER), 'addMember', { groupId: group.id, userId: 5 }))).toEqual(
      unknown,
    );
  });

  test('stays a member', async () => {
    const answer = await kit.mutate(player(OWNER), 'removeMember', { groupId: group.id, userId: OWNER });
    expect(failure(answer)).toEqual({
      nothing: true,
      code: 'BAD_USER_INPUT',
      message: 'Wer die Spielergruppe leitet, bleibt in ihr.',
    });
    expect((await kit.group(OWNER, group.id))?.memberCount).toBe(1);
  });

  test('adds players up to the hourly limit; existing members do not count', async () => {
    const own = await startGroups({ MEMBERS_ADDED_PER_HOUR: '2' });
    await register(own, [2, 3, 4]);
    const { id } = await own.change(1, 'saveGroup', { name: 'Wachstum' });
    const add = (userId: number) => own.mutate(player(1), 'addMember', { groupId: id, userId });
    expect((await add(2)).errors).toBeUndefined();
    // A refusal does not count either.
    await own.change(2, 'leaveGroup', { groupId: id });
    for (let count = 0; count < 3; count++)
      expect(failure(await add(2))).toMatchObject({ code: 'BAD_USER_INPUT' });
    await own.change(2, 'joinGroup', { groupId: id });
    for (const userId of [2, 3, 3, 2]) expect((await add(userId)).errors).toBeUndefined();
    expect(failure(await add(4))).toMatchObject({ nothing: true, code: 'RATE_LIMITED' });
    expect((await own.group(1, id))?.memberCount).toBe(3);
    own.clock.set(new Date(own.clock.now().getTime() + 3_600_000));
    expect((await add(4)).errors).toBeUndefined();
    await own.stop();
  });
});

test('nobody else adds or removes anybody: members, operators, locked owners and visitors', async () => {
  await put('addMember', 4);
  const input = { groupId: group.id, userId: 4 };
  for (const name of ['addMember', 'removeMember']) {
    const unknown = { nothing: true, code: 'NOT_FOUND', message: 'Diese Spielergruppe gibt es nicht.' };
    expect(failure(await kit.mutate(player(4), name, input))).toEqual({
      nothing: true,
      code: 'FORBIDDEN',
      message: 'Nur wer die Spielergruppe leitet, darf Mitglieder aufnehmen und entfernen.',
    });
    for (const outsider of [player(9), player(8, { isAdmin: true })])
      expect(failure(await kit.mutate(outsider, name, input))).toEqual(unknown);
    expect(failure(await kit.mutate(player(OWNER, { isLocked: true }), name, input)).code).toBe('FORBIDDEN');
    expect(failure(await kit.mutate(null, name, input)).code).toBe('UNAUTHENTICATED');
    expect(failure(await kit.mutate(player(OWNER), name, { ...input, groupId: 999_999 }))).toEqual(unknown);
    for (const wrong of [
      { groupId: group.id },
      { userId: 4 },
      { ...input, userId: '4' },
      { ...input, userId: 1.5 },
    ])
      expect(failure(await kit.mutate(player(OWNER), name, wrong)).code).toBe('BAD_USER_INPUT');
  }
  expect(await kit.group(4, group.id)).toMatchObject({ member: true, memberCount: 2 });
});

describe('an invitation', () => {
  const ask = (link: string) =>
    kit.ask(
      null,
      'query($link: String!) { invitedGroup(link: $link) { name isPrivate memberCount founder { __typename id } } }',
      { link },
    );

  test('shows a visitor only name, size, lock and founder', async () => {
    expect((await ask(group.link)).data).toEqual({
      invitedGroup: {
        name: 'Runde',
        isPrivate: true,
        memberCount: (await kit.group(OWNER, group.id))?.memberCount,
        founder: { __typename: 'GroupFounder', id: OWNER },
      },
    });
  });

  test('with an unknown link is null', async () => {
    for (const link of ['', 'x', String(group.id), `deleted:${group.id}`, 'x'.repeat(100_000)])
      expect((await ask(link)).data).toEqual({ invitedGroup: null });
  });
});
