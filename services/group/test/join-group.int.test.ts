import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { joinGroup } from '../src/app/join-group.ts';
import { failure, receiveEvents, register, startGroups, type GroupData, type Kit } from './kit.ts';

let kit: Kit;
let open: GroupData;
let secret: GroupData;
beforeAll(async () => {
  kit = await startGroups({ JOIN_MAX_FAILURES: '3', JOIN_WINDOW_SECONDS: '60' });
  open = await kit.change(1, 'saveGroup', { name: 'Offen' });
  secret = await kit.change(1, 'saveGroup', { name: 'Privat', password: 'Tor1' });
});
afterAll(() => kit.stop());

const wrong = { nothing: true, code: 'FORBIDDEN', message: 'Das Kennwort ist leider falsch.' };

describe('joining and leaving', () => {
  test('an open group; repeating it changes nothing', async () => {
    const joined = await kit.change(2, 'joinGroup', { groupId: open.id });
    expect(joined).toMatchObject({ member: true, owner: false, memberCount: 2, link: '' });
    expect(await kit.change(2, 'joinGroup', { groupId: open.id })).toEqual(joined);
    const left = await kit.change(2, 'leaveGroup', { groupId: open.id });
    expect(left).toMatchObject({ member: false, memberCount: 1, link: '' });
    expect(await kit.change(2, 'leaveGroup', { groupId: open.id })).toEqual(left);
  });

  test('a private group by its password, trimmed', async () => {
    expect((await kit.change(3, 'joinGroup', { groupId: secret.id, password: ' Tor1 ' })).member).toBe(true);
    expect((await kit.change(4, 'joinGroup', { groupId: secret.id, password: 'Tor1' })).member).toBe(true);
    expect((await kit.change(5, 'joinGroup', { groupId: secret.id, password: 'Tor1' })).memberCount).toBe(4);
    // A member needs no password.
    expect((await kit.change(5, 'joinGroup', { groupId: secret.id })).memberCount).toBe(4);
  });

  test('a private group by its password, in any encoding of its accents', async () => {
    const [composed, apart] = ['Glückstor', 'Glu\u0308ckstor'];
    const made = await kit.change(1, 'saveGroup', { name: 'Akzente', password: apart });
    const longest = 'e\u0301'.repeat(50);
    const long = await kit.change(1, 'saveGroup', { name: 'Lang', password: longest });
    for (const [player, password] of [
      [31, composed],
      [32, apart],
    ] as const)
      // prettier-ignore
      expect((await kit.change(player, 'joinGroup', { groupId: made.id, password })).member).toBe(true);
    expect((await kit.change(33, 'joinGroup', { groupId: long.id, password: longest })).member).toBe(true);
  });

  test('fifty simultaneous players become fifty members', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Andrang' });
    const joined = await Promise.all(
      Array.from({ length: 50 }, (_, index) => kit.change(100 + index, 'joinGroup', { groupId: id })),
    );
    expect(joined.every(({ member }) => member)).toBe(true);
    expect((await kit.group(1, id))?.memberCount).toBe(51);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => kit.change(100 + index, 'leaveGroup', { groupId: id })),
    );
    expect((await kit.group(1, id))?.memberCount).toBe(31);
  });

  test('one player joining and leaving at once ends in one of the two states, counted correctly and published in order', async () => {
    const own = await startGroups();
    const { id } = await own.change(1, 'saveGroup', { name: 'Hin und her' });
    await own.change(2, 'joinGroup', { groupId: id });
    const changes = Array.from({ length: 12 }, (_, index) => (index % 2 ? 'joinGroup' : 'leaveGroup'));
    await Promise.all(changes.map((change) => own.change(2, change, { groupId: id })));
    const group = await own.group(2, id);
    expect(group?.memberCount).toBe(group?.member ? 2 : 1);
    await own.drain();
    const version = (await own.deps.store.memberships.find(id, 2))?.version ?? 0;
    const events = await receiveEvents(own.env, (received) => received.length >= version + 2);
    const ofPlayer = events
      .flatMap(({ type, data }) => ('groupId' in data && 'userId' in data ? [{ type, ...data }] : []))
      .filter(({ userId }) => userId === 2)
      .sort((a, b) => a.version - b.version);
    expect(ofPlayer.map((event) => event.version)).toEqual(
      Array.from({ length: version }, (_, index) => index + 1),
    );
    expect(ofPlayer.at(-1)?.type).toBe(group?.member ? 'group.member.joined.v1' : 'group.member.left.v1');
    await own.stop();
  });
});

describe('joining has its limits', () => {
  test('a number of groups per hour; leaving and repetitions do not count', async () => {
    const own = await startGroups({ JOINS_PER_HOUR: '3' });
    const { id } = await own.change(1, 'saveGroup', { name: 'Drehtür' });
    for (let times = 0; times < 3; times++) {
      await own.change(2, 'joinGroup', { groupId: id });
      await own.change(2, 'joinGroup', { groupId: id });
      await own.change(2, 'leaveGroup', { groupId: id });
    }
    const refused = await own.mutate(player(2), 'joinGroup', { groupId: id });
    expect(failure(refused)).toMatchObject({
      nothing: true,
      code: 'RATE_LIMITED',
      message: expect.stringContaining('beigetreten') as unknown as string,
    });
    expect((await own.group(2, id))?.memberCount).toBe(1);
    expect((await own.change(3, 'joinGroup', { groupId: id })).member).toBe(true);
    own.clock.set(new Date(own.clock.now().getTime() + 3_600_000));
    expect((await own.change(2, 'joinGroup', { groupId: id })).member).toBe(true);
    await own.stop();
  });

  test('a number of groups in total: by joining, by being added and by founding', async () => {
    const own = await startGroups({ GROUPS_PER_PLAYER: '2' });
    await register(own, [2]);
    const ids: number[] = [];
    for (const founder of [11, 12, 13])
      ids.push((await own.change(founder, 'saveGroup', { name: 'Runde' })).id);
    const [first, second, third] = ids;
    for (const groupId of [first, second]) await own.change(2, 'joinGroup', { groupId });
    const full = { nothing: true, code: 'BAD_USER_INPUT' };
    const message = 'Du bist schon in 2 Spielergruppen. Verlasse zuerst eine andere.';
    expect(failure(await own.mutate(player(2), 'joinGroup', { groupId: third }))).toEqual({
      ...full,
      message,
    });
    expect(failure(await own.mutate(player(2), 'saveGroup', { name: 'Meine' }))).toEqual({
      ...full,
      message,
    });
    expect(failure(await own.mutate(player(13), 'addMember', { groupId: third, userId: 2 }))).toEqual({
      ...full,
      message: 'Dieser Spieler ist schon in 2 Spielergruppen. Mehr gehen leider nicht.',
    });
    // A repetition is no error, and existing groups can still be changed.
    expect((await own.change(2, 'joinGroup', { groupId: second })).member).toBe(true);
    await own.change(2, 'leaveGroup', { groupId: first });
    expect((await own.change(13, 'addMember', { groupId: third, userId: 2 })).memberCount).toBe(2);
    await own.stop();
  });
});

describe('joining is refused', () => {
  test.each([
    ['a wrong password', { password: 'Tor2' }, wrong],
    ['a very long password', { password: 'x'.repeat(100_000) }, wrong],
    [
      'an empty password',
      { password: '' },
      { nothing: true, code: 'BAD_USER_INPUT', message: 'Bitte gib das Kennwort der Spielergruppe ein.' },
    ],
    [
      'no password',
      {},
      { nothing: true, code: 'BAD_USER_INPUT', message: 'Bitte gib das Kennwort der Spielergruppe ein.' },
    ],
  ])('with %s', async (_name, more, expected) => {
    const answer = await kit.mutate(player(20), 'joinGroup', { groupId: secret.id, ...more });
    expect(failure(answer)).toEqual(expected);
    expect((await kit.group(20, secret.id))?.member).toBe(false);
  });

  test('after too many wrong passwords, only for this account and group and until the window ends', async () => {
    const guess = (userId: number, password: string) =>
      kit.mutate(player(userId), 'joinGroup', { groupId: secret.id, password });
    const many = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(21, `nein${index}`)));
    const codes = many.map((answer) => failure(answer).code);
    expect(codes.filter((code) => code === 'FORBIDDEN')).toHaveLength(3);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(9);

    const refused = await guess(21, 'Tor1');
    expect(failure(refused)).toMatchObject({ nothing: true, code: 'RATE_LIMITED' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ retryAfterSeconds: 60 });
    expect((await kit.change(22, 'joinGroup', { groupId: secret.id, password: 'Tor1' })).member).toBe(true);
    expect((await kit.change(21, 'joinGroup', { groupId: open.id })).member).toBe(true);

    kit.clock.set(new Date(kit.clock.now().getTime() + 60_000));
    expect((await kit.change(21, 'joinGroup', { groupId: secret.id, password: 'Tor1' })).member).toBe(true);
  });

  test('with many simultaneous passwords: few are checked, the others are refused before any work', async () => {
    const found = () => kit.change(1, 'saveGroup', { name: 'Tür', password: 'p' });
    const groups: GroupData[] = [];
    for (let count = 0; count < 6; count++) groups.push(await found());
    const guesses = groups.map(({ id }) =>
      kit.mutate(player(23), 'joinGroup', { groupId: id, password: 'q' }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => failure(answer).code);
    expect(new Set(codes)).toEqual(new Set(['FORBIDDEN', 'RATE_LIMITED']));
    expect(codes.filter((code) => code === 'FORBIDDEN').length).toBeGreaterThanOrEqual(3);
  });

  test('after the deadline of its request: no password is checked, and none counts as wrong', async () => {
    const { limits } = kit.deps.store;
    const failures = limits.of({ kind: 'group-password', max: 3, seconds: 60 }, secret.id, 24);
    const request = { identity: player(24), requestId: 'test', deadline: new Date(0) };
    const joining = joinGroup(kit.deps, request, { groupId: secret.id, password: 'Tor1' });
    await expect(joining).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await failures.check()).toBe(0);
    expect((await kit.group(24, secret.id))?.member).toBe(false);
  });

  test('a correct password resets the count', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Vergesslich', password: 'p' });
    for (let round = 0; round < 3; round++) {
      for (const password of ['a', 'b'])
        expect(failure(await kit.mutate(player(30), 'joinGroup', { groupId: id, password }))).toEqual(wrong);
      expect((await kit.change(30, 'joinGroup', { groupId: id, password: 'p' })).member).toBe(true);
      await kit.change(30, 'leaveGroup', { groupId: id });
    }
  });

  test('for visitors, locked players and unknown groups; the owner cannot leave', async () => {
    for (const name of ['joinGroup', 'leaveGroup']) {
      const input = { groupId: open.id };
      expect(failure(await kit.mutate(null, name, input))).toMatchObject({
        nothing: true,
        code: 'UNAUTHENTICATED',
      });
      expect(failure(await kit.mutate(player(40, { isLocked: true }), name, input))).toMatchObject({
        nothing: true,
        code: 'FORBIDDEN',
      });
      for (const groupId of [0, -1, 2 ** 31 - 1]) {
        expect(failure(await kit.mutate(player(40), name, { groupId }))).toEqual({
          nothing: true,
          code: 'NOT_FOUND',
          message: 'Diese Spielergruppe gibt es nicht.',
        });
      }
      for (const groupId of ['1', 1.5, null, { $gt: 0 }]) {
        expect(failure(await kit.mutate(player(40), name, { groupId })).code).toBe('BAD_USER_INPUT');
      }
    }
    expect(failure(await kit.mutate(player(41), 'leaveGroup', { groupId: secret.id }))).toEqual({
      nothing: true,
      code: 'NOT_FOUND',
      message: 'Diese Spielergruppe gibt es nicht.',
    });
    expect(failure(await kit.mutate(player(1), 'leaveGroup', { groupId: open.id }))).toEqual({
      nothing: true,
      code: 'FORBIDDEN',
      message: 'Deine eigene Spielergruppe kannst Du nicht verlassen. Du kannst sie aber löschen.',
    });
  });
});
