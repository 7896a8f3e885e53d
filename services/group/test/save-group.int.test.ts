import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { verifyPassword } from '../src/effects/argon2.ts';
import { failure, receiveEvents, NOW, startGroups, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
});
afterAll(() => kit.stop());

describe('two hundred saves with a password at once', () => {
  const savings = (own: Kit, who: number, input: object) =>
    Array.from({ length: 200 }, (_none, index) =>
      own.mutate(player(who), 'saveGroup', { name: 'Viele', password: `Kennwort ${index}`, ...input }),
    );
  const codesOf = async (all: ReturnType<typeof savings>) =>
    (await Promise.all(all)).map(({ errors }) => errors?.[0]?.extensions.code);

  test('of one player are refused except for a few, and another player’s is not', async () => {
    const { id } = await kit.change(61, 'saveGroup', { name: 'Viele' });
    const many = codesOf(savings(kit, 61, { groupId: id }));
    const other = await kit.change(62, 'saveGroup', { name: 'Andere', password: 'Kennwort' });
    expect(other.isPrivate).toBe(true);
    const codes = await many;
    expect(codes.filter((code) => code === undefined).length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(100);
  });

  test('create no more groups than one player may found, and requests that time out do not count', async () => {
    const own = await startGroups({ GROUPS_PER_HOUR: '10' });
    const codes = await codesOf(savings(own, 63, {}));
    const made = codes.filter((code) => code === undefined).length;
    expect(await own.deps.store.groups.model.countDocuments({ ownerId: 63 })).toBe(made);
    for (let more = made; more < 10; more++) await own.change(63, 'saveGroup', { name: 'Noch eine' });
    expect(
      (await own.mutate(player(63), 'saveGroup', { name: 'Zu viel' })).errors?.[0]?.extensions.code,
    ).toBe('RATE_LIMITED');
    await own.stop();
  });
});

describe('creating a group', () => {
  test('makes its owner the first member and shows the link to the owner only', async () => {
    const group = await kit.change(1, 'saveGroup', { name: '  Die Elf Freunde ' });
    expect(group).toMatchObject({
      name: 'Die Elf Freunde',
      isPrivate: false,
      member: true,
      owner: true,
      memberCount: 1,
      dateCreated: NOW,
      user: { __typename: 'User', id: 1 },
    });
    expect(group.link).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(await kit.group(2, group.id)).toEqual({ ...group, member: false, owner: false, link: '' });
  });

  test('publishes the group and its first member, once each', async () => {
    const own = await startGroups();
    const { id } = await own.change(7, 'saveGroup', { groupId: 0, name: 'Ereignisse' });
    await own.change(7, 'saveGroup', { groupId: id, name: 'Ereignisreich' });
    await own.drain();
    const events = await receiveEvents(own.env, (received) => received.length >= 3);
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual(
      expect.arrayContaining([
        { type: 'group.group.saved.v1', data: { groupId: id, version: 1, name: 'Ereignisse', ownerId: 7 } },
        { type: 'group.member.joined.v1', data: { groupId: id, userId: 7, version: 1 } },
        {
          type: 'group.group.saved.v1',
          data: { groupId: id, version: 2, name: 'Ereignisreich', ownerId: 7 },
        },
      ]),
    );
    expect(events).toHaveLength(3);
    await own.stop();
  });

  test('stores only a hash of the password', async () => {
    const { id, isPrivate } = await kit.change(1, 'saveGroup', { name: 'Geheim', password: ' Wembley66 ' });
    expect(isPrivate).toBe(true);
    const stored = JSON.stringify(await kit.deps.store.groups.model.findById(id).lean());
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain('Wembley66');
  });

  test('under a key creates one, however often it is sent, and each player has separate keys', async () => {
    const input = { name: 'Nur einmal', key: 'k1' };
    const owned = async (who: number) =>
      kit.deps.store.groups.model.countDocuments({ ownerId: who, folded: /^nur einmal/ });
    const groups = await Promise.all([0, 1, 2].map(() => kit.change(21, 'saveGroup', input)));
    const [{ id } = { id: 0 }] = groups;
    expect(groups.map((group) => [group.id, group.member])).toEqual(groups.map(() => [id, true]));
    expect(await kit.change(21, 'saveGroup', { ...input, name: 'Nur einmal!' })).toMatchObject({
      id,
      name: 'Nur einmal!',
      memberCount: 1,
    });
    // A further correction would be based on a group that has changed since.
    for (const late of [input, { ...input, name: 'Nur einmal!', password: 'geheim12' }])
      expect(failure(await kit.mutate(player(21), 'saveGroup', late))).toEqual({
        nothing: true,
        code: 'CONFLICT',
        message:
          'Diese Spielergruppe hast Du schon gegründet, und sie wurde seitdem geändert. Du findest sie unter Spielergruppen.',
      });
    expect(await kit.group(21, id)).toMatchObject({ name: 'Nur einmal!', isPrivate: false });
    expect(await owned(21)).toBe(1);
    expect((await kit.change(22, 'saveGroup', input)).id).not.toBe(id);
    expect((await kit.change(21, 'saveGroup', { ...input, key: 'k2' })).id).not.toBe(id);
    // Without a key another group is created; after the first is deleted, its key creates none.
    expect((await kit.change(21, 'saveGroup', { ...input, key: '' })).id).not.toBe(id);
    expect(failure(await kit.mutate(player(21), 'deleteGroup', { groupId: id })).code).toBeUndefined();
    expect(failure(await kit.mutate(player(21), 'saveGroup', input)).code).toBe('CONFLICT');
    const long = await kit.mutate(player(21), 'saveGroup', { ...input, key: 'x'.repeat(101) });
    expect(failure(long)).toMatchObject({ nothing: true, code: 'BAD_USER_INPUT' });
  });

  test.each([
    ['an open group', '', 'neu'],
    ['a private group', 'alt', 'neu'],
    ['a private group, now open', 'alt', ''],
  ])('the same form again changes nothing, and a correction is saved: %s', async (what, password, other) => {
    const form = { name: 'Runde', key: what, password };
    const stored = async () => (await kit.deps.store.groups.find(id))!;
    const { id } = await kit.change(23, 'saveGroup', form);
    const first = await stored();
    expect(await kit.change(23, 'saveGroup', form)).toMatchObject({ id, isPrivate: password !== '' });
    expect(await stored()).toEqual(first);
    await kit.change(23, 'saveGroup', { ...form, password: other });
    const { passwordHash, version } = await stored();
    expect(version).toBe(2);
    expect(passwordHash && (await verifyPassword(passwordHash, other))).toBe(other ? true : null);
  });

  test('a form that is sent again with another name renames the group', async () => {
    const form = { name: 'Rude', key: 'Tippfehler', password: '' };
    for (let times = 0; times < 2; times++) await kit.change(24, 'saveGroup', form);
    expect((await kit.change(24, 'saveGroup', { ...form, name: 'Runde' })).name).toBe('Runde');
  });

  test('HTML in a name is only text', async () => {
    const name = '<script>alert("Tor")</script> & Co';
    expect((await kit.change(1, 'saveGroup', { name })).name).toBe(name);
  });
});

describe('changing a group', () => {
  test('null keeps the password, an empty one opens the group, another one replaces it', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Stammtisch', password: 'eins' });
    expect(await kit.change(1, 'saveGroup', { groupId: id, name: 'Stammtisch Süd' })).toMatchObject({
      id,
      name: 'Stammtisch Süd',
      isPrivate: true,
    });
    expect((await kit.change(1, 'saveGroup', { groupId: id, name: 'S', password: '  ' })).isPrivate).toBe(
      false,
    );
    expect((await kit.change(1, 'saveGroup', { groupId: id, name: 'S', password: 'zwei' })).isPrivate).toBe(
      true,
    );
    expect((await kit.change(2, 'joinGroup', { groupId: id, password: 'zwei' })).member).toBe(true);
  });

  test('each of many simultaneous changes counts as a version', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Viele' });
    const names = Array.from({ length: 8 }, (_, index) => `Viele ${index}`);
    await Promise.all(names.map((name) => kit.change(1, 'saveGroup', { groupId: id, name })));
    const stored = await kit.deps.store.groups.find(id);
    expect(stored?.version).toBe(9);
    expect(names).toContain(stored?.name);
  });
});

describe('saving is refused', () => {
  const tooLong = 'Die Bezeichnung darf höchstens 200 Zeichen haben.';
  const forbidden = 'Die Bezeichnung enthält Zeichen, die nicht erlaubt sind.';
  test.each([
    ['without a name', { name: '' }, 'Bitte gib eine Bezeichnung ein.'],
    ['for a blank name', { name: ' \t\n ' }, 'Bitte gib eine Bezeichnung ein.'],
    ['for an invisible name', { name: '\u200b' }, 'Bitte gib eine Bezeichnung ein.'],
    ['for a long name', { name: 'x'.repeat(201) }, tooLong],
    ['for a very long name', { name: 'x'.repeat(100_000) }, tooLong],
    ['for a null character', { name: 'a\u0000b' }, forbidden],
    ['for two lines', { name: 'a\nb' }, forbidden],
    ['for a turned name', { name: 'a\u202eb' }, forbidden],
    [
      'for a long password',
      { name: 'a', password: 'p'.repeat(51) },
      'Das Kennwort darf höchstens 50 Zeichen haben.',
    ],
    [
      'for a null character in the password',
      { name: 'a', password: 'p\u0000p' },
      'Das Kennwort enthält Zeichen, die nicht erlaubt sind.',
    ],
  ])('%s', async (_name, input, message) => {
    const before = await kit.page(1);
    const answer = await kit.mutate(player(1), 'saveGroup', input);
    expect(failure(answer)).toEqual({ nothing: true, code: 'BAD_USER_INPUT', message });
    expect(await kit.page(1)).toEqual(before);
  });

  test.each([
    [{}],
    [{ name: null }],
    [{ name: 5 }],
    [{ name: ['x'] }],
    [{ name: 'x', ownerId: 5 }],
    [{ name: 'x', groupId: 'x' }],
  ])('for the wrong shape %j', async (input) => {
    expect(failure(await kit.mutate(player(1), 'saveGroup', input)).code).toBe('BAD_USER_INPUT');
  });

  test('for visitors, locked players, other members, outsiders and unknown groups', async () => {
    const { id } = await kit.change(1, 'saveGroup', { name: 'Meine' });
    const save = { groupId: id, name: 'Deine' };
    expect(failure(await kit.mutate(null, 'saveGroup', save))).toMatchObject({
      nothing: true,
      code: 'UNAUTHENTICATED',
    });
    const locked = player(1, { isLocked: true });
    expect(failure(await kit.mutate(locked, 'saveGroup', save))).toMatchObject({
      nothing: true,
      code: 'FORBIDDEN',
    });
    await kit.change(2, 'joinGroup', { groupId: id });
    expect(failure(await kit.mutate(player(2), 'saveGroup', save))).toEqual({
      nothing: true,
      code: 'FORBIDDEN',
      message: 'Nur wer die Spielergruppe leitet, darf sie ändern.',
    });
    for (const [who, groupId] of [
      [1, 9_999_999],
      [1, -1],
      [3, id],
    ] as const) {
      expect(failure(await kit.mutate(player(who), 'saveGroup', { ...save, groupId }))).toEqual({
        nothing: true,
        code: 'NOT_FOUND',
        message: 'Diese Spielergruppe gibt es nicht.',
      });
    }
    expect((await kit.group(1, id))?.name).toBe('Meine');
  });
});

test('a form whose group was deleted says so, and does not count as a new group', async () => {
  const own = await startGroups({ GROUPS_PER_HOUR: '2' });
  const form = { name: 'Vorbei', key: 'k' };
  const { id } = await own.change(1, 'saveGroup', form);
  await own.mutate(player(1), 'deleteGroup', { groupId: id });
  expect(failure(await own.mutate(player(1), 'saveGroup', form))).toEqual({
    nothing: true,
    code: 'CONFLICT',
    message: 'Diese Spielergruppe wurde inzwischen gelöscht. Bitte lade die Seite neu.',
  });
  await own.change(1, 'saveGroup', { name: 'Die zweite' });
  await own.stop();
});

test('one owner changes own groups only so often in an hour', async () => {
  const own = await startGroups({ GROUP_CHANGES_PER_HOUR: '3' });
  const { id } = await own.change(1, 'saveGroup', { name: 'Anfang' });
  for (const name of ['A', 'B', 'C']) await own.change(1, 'saveGroup', { groupId: id, name });
  for (const password of [undefined, 'Kennwort'])
    expect(failure(await own.mutate(player(1), 'saveGroup', { groupId: id, name: 'D', password }))).toEqual({
      nothing: true,
      code: 'RATE_LIMITED',
      message:
        'Du hast Deine Spielergruppen in der letzten Stunde sehr oft geändert. Bitte mach eine kleine Pause.',
    });
  expect(await own.group(1, id)).toMatchObject({ name: 'C', isPrivate: false });
  own.clock.set(new Date(own.clock.now().getTime() + 3_600_000));
  await own.change(1, 'saveGroup', { groupId: id, name: 'D' });
  await own.stop();
});

test('of many simultaneous new groups only the hourly limit is created; changes do not count', async () => {
  const own = await startGroups({ GROUPS_PER_HOUR: '3' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => own.mutate(player(1), 'saveGroup', { name: `Nr. ${n}` })),
  );
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(5);
  expect(failure(refused[0]!)).toEqual({
    nothing: true,
    code: 'RATE_LIMITED',
    message:
      'Du hast in der letzten Stunde sehr viele Spielergruppen erstellt. Bitte mach eine kleine Pause.',
  });
  const [group] = (await own.page(1, 2)).items;
  for (const name of ['A', 'B', 'C', 'D']) await own.change(1, 'saveGroup', { groupId: group?.id, name });
  await own.change(2, 'saveGroup', { name: 'Meine' });
  own.clock.set(new Date(own.clock.now().getTime() + 3_600_000));
  await own.change(1, 'saveGroup', { name: 'Eine Stunde später' });
  await own.stop();
});
