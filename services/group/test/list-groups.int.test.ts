import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seedGroups } from '../src/seed.ts';
import { failure, FIELDS, runGroups, startGroups, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
  const names = [
    'Zebra',
    'äpfel',
    'Apfelmus',
    'Bär [1]',
    'bar (2)',
    'Çelik',
    'Dosenöffner',
    'Ärzte',
    'Fußball',
    'Elf',
    'Apfelmus',
  ];
  await seedGroups(
    kit.deps,
    names.map((name, index) => ({ name, ownerId: index % 2 ? 2 : 1, memberIds: index < 4 ? [3] : [] })),
  );
});
afterAll(() => kit.stop());

const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);
const ordered = [
  'äpfel',
  'Apfelmus',
  'Apfelmus',
  'Ärzte',
  'bar (2)',
  'Bär [1]',
  'Çelik',
  'Dosenöffner',
  'Elf',
  'Fußball',
  'Zebra',
];

test('groups are found by names in any usual spelling, among all and among the own ones', async () => {
  const own = await startGroups();
  const made = ['O’Neills', 'Muellers Elf', 'Müllers Elf', 'Schwarz–Gelb', 'Alle'];
  for (const name of made) await own.change(7, 'saveGroup', { name });
  const found = async (search: string, option: number) =>
    names(await own.page(7, option, { search })).toSorted();
  const expected: [string, string[]][] = [
    ["o'neill", ['O’Neills']],
    ['O´Neill', ['O’Neills']],
    ['Mueller', ['Muellers Elf', 'Müllers Elf']],
    ['mülle', ['Muellers Elf', 'Müllers Elf']],
    ['schwarz-gelb', ['Schwarz–Gelb']],
    ['´', ['O’Neills']],
    ['¨', []],
  ];
  for (const option of [0, 1])
    for (const [search, groups] of expected)
      expect([search, await found(search, option)]).toEqual([search, groups]);
  await own.stop();
});

describe('the list of groups', () => {
  test('is sorted by name without accents, then by id, in pages of ten', async () => {
    const first = await kit.page(3);
    expect(names(first)).toEqual(ordered.slice(0, 10));
    expect(first).toMatchObject({ totalCount: 11, pageNumber: 1, pageSize: 10 });
    expect(first.items[1]?.id).toBeLessThan(first.items[2]?.id ?? 0);
    expect(names(await kit.page(3, 0, { pageNumber: 2 }))).toEqual(['Zebra']);
    expect(await kit.page(3, 0, { pageNumber: 3 })).toEqual({
      items: [],
      totalCount: 11,
      pageNumber: 3,
      pageSize: 10,
    });
    expect(names(await kit.page(3, 0, { pageNumber: 2, pageSize: 4 }))).toEqual(ordered.slice(4, 8));
  });

  test.each([
    ['apf', ['äpfel', 'Apfelmus', 'Apfelmus']],
    ['ÄRZ', ['Ärzte']],
    ['FUSS', ['Fußball']],
    ['[1]', ['Bär [1]']],
    ['.*', []],
    ['$where', []],
    ['a\u0000', ['äpfel', 'Apfelmus', 'Apfelmus', 'Ärzte', 'bar (2)', 'Bär [1]', 'Fußball', 'Zebra']],
  ])('finds %j', async (search, found) => {
    const page = await kit.page(3, 0, { search });
    expect(names(page)).toEqual(found);
    expect(page.totalCount).toBe(found.length);
  });

  test('shows only the viewer’s groups, or the own ones', async () => {
    expect(names(await kit.page(3, 1))).toEqual(['äpfel', 'Apfelmus', 'Bär [1]', 'Zebra']);
    expect((await kit.page(3, 1)).items.every(({ member }) => member)).toBe(true);
    expect(names(await kit.page(3, 1, { search: 'apfel' }))).toEqual(['äpfel', 'Apfelmus']);
    expect(names(await kit.page(2, 2))).toEqual(['äpfel', 'Ärzte', 'Bär [1]', 'Çelik', 'Elf']);
    expect((await kit.page(2, 2)).items.every(({ owner }) => owner)).toBe(true);
    expect(await kit.page(99, 1)).toMatchObject({ items: [], totalCount: 0 });
    expect(await kit.page(99, 2)).toMatchObject({ items: [], totalCount: 0 });
  });

  test.each([
    [{ filterOption: 3 }, 'Diesen Filter gibt es nicht.'],
    [{ filterOption: -1 }, 'Diesen Filter gibt es nicht.'],
    [{ page: { pageNumber: 0 } }, 'Diese Seite gibt es nicht.'],
    [{ page: { pageSize: 0 } }, 'Eine Seite hat 1 bis 100 Einträge.'],
    [{ page: { pageSize: 101 } }, 'Eine Seite hat 1 bis 100 Einträge.'],
    [{ page: { search: `${'x'.repeat(100)}y` } }, 'Der Suchbegriff darf höchstens 100 Zeichen haben.'],
  ])('refuses %j', async (variables, message) => {
    const query =
      'query($filterOption: Int, $page: PageInput) { groups(filterOption: $filterOption, page: $page) { totalCount } }';
    expect(failure(await kit.ask(player(1), query, variables))).toEqual({
      nothing: true,
      code: 'BAD_USER_INPUT',
      message,
    });
  });

  test('is for players only', async () => {
    expect(failure(await kit.ask(null, '{ groups { totalCount } }')).code).toBe('UNAUTHENTICATED');
    expect(failure(await kit.ask(null, '{ group(id: 1) { id } }')).code).toBe('UNAUTHENTICATED');
    expect((await kit.ask(player(3, { isLocked: true }), '{ groups { totalCount } }')).data).toEqual({
      groups: { totalCount: 11 },
    });
  });
});

describe('the largest first', () => {
  test('uses current member counts, then names, with every filter', async () => {
    const own = await startGroups();
    const bySize = async (filterOption = 0, search = '') =>
      names(await own.page(1, filterOption, { search }, 'SIZE')).join();
    for (const name of ['Zwei', 'Eins', 'Drei']) await own.change(1, 'saveGroup', { name });
    const { id } = (await own.page(1)).items.find(({ name }) => name === 'Zwei')!;
    for (const userId of [2, 3]) await own.change(userId, 'joinGroup', { groupId: id });
    await until('the order follows', async () => (await bySize()) === 'Zwei,Drei,Eins');
    for (const filterOption of [1, 2]) expect(await bySize(filterOption)).toBe('Zwei,Drei,Eins');
    expect(await bySize(0, 'ei')).toBe('Zwei,Drei,Eins');
    const { id: other } = (await own.page(1)).items.find(({ name }) => name === 'Eins')!;
    for (const userId of [2, 3, 4, 5]) await own.change(userId, 'joinGroup', { groupId: other });
    await until('the order follows', async () => (await bySize(0, 'ei')) === 'Eins,Zwei,Drei');
    const again = await runGroups(own.env);
    expect(names(await again.page(1, 0, {}, 'SIZE'))).toEqual(['Eins', 'Zwei', 'Drei']);
    await again.close();
    await own.stop();
  });
});

describe('two processes', () => {
  test("show each other's new and renamed groups soon, in the right order", async () => {
    const first = await startGroups();
    const second = await runGroups(first.env);
    const listed = async (at: Kit, page = {}) => names(await at.page(9, 0, page));
    const { id } = await first.change(1, 'saveGroup', { name: 'Mitte' });
    expect(await listed(first)).toEqual(['Mitte']);
    await second.change(2, 'saveGroup', { name: 'Anfang' });
    for (const at of [first, second])
      await until('both are listed', async () => (await listed(at)).join() === 'Anfang,Mitte');
    await second.change(1, 'saveGroup', { groupId: id, name: 'Ähren' });
    expect(await listed(second)).toEqual(['Ähren', 'Anfang']);
    await until('the new name', async () => (await listed(first)).join() === 'Ähren,Anfang');
    expect(await listed(first, { search: 'mitte' })).toEqual([]);
    expect(await listed(first, { search: 'hre' })).toEqual(['Ähren']);
    await second.close();
    await first.stop();
  });
});

describe('the groups of two players', () => {
  const common = async (userId: number, otherId: number) => {
    const query = 'query($userId: Int!) { commonGroups(userId: $userId) { name member } }';
    const { data, errors } = await kit.ask(player(userId), query, { userId: otherId });
    expect(errors).toBeUndefined();
    return data?.['commonGroups'];
  };

  test('are those with both as members, including private ones, by name, and without a third player’s', async () => {
    for (const [name, password] of [
      ['Zusammen', ''],
      ['Beide', 'geheim'],
    ]) {
      const { id } = await kit.change(71, 'saveGroup', { name, password });
      await kit.change(72, 'joinGroup', { groupId: id, password });
    }
    const { id: left } = await kit.change(71, 'saveGroup', { name: 'Verlassen' });
    await kit.change(72, 'joinGroup', { groupId: left });
    await kit.change(72, 'leaveGroup', { groupId: left });
    await kit.change(71, 'saveGroup', { name: 'Nur meine' });
    const both = [
      { name: 'Beide', member: true },
      { name: 'Zusammen', member: true },
    ];
    expect(await common(72, 71)).toEqual(both);
    expect(await common(71, 72)).toEqual(both);
    expect(await common(73, 71)).toEqual([]);
    expect(await common(71, 999_999)).toEqual([]);
    const { errors } = await kit.ask(null, '{ commonGroups(userId: 1) { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('one group', () => {
  test('is found by id or by link, and is null if there is none', async () => {
    const [group] = (await kit.page(2, 2)).items;
    const byLink = await kit.ask(player(9), `query($link: String) { group(link: $link) { ${FIELDS} } }`, {
      link: group?.link,
    });
    expect(byLink.data).toEqual({ group: { ...group, member: false, owner: false, link: '' } });
    const none =
      '{ a: group(id: 999999) { id } b: group(link: "x") { id } c: group { id } d: group(id: -1) { id } e: group(id: 0, link: "") { id } }';
    expect((await kit.ask(player(9), none)).data).toEqual({ a: null, b: null, c: null, d: null, e: null });
  });

  test('is resolved for the gateway by reference, many with one read', async () => {
    const { items } = await kit.page(3, 1);
    const representations = [
      ...items.map(({ id }) => ({ __typename: 'Group', id })),
      { __typename: 'Group', id: 999_999 },
    ];
    const query = `query($representations: [_Any!]!) { _entities(representations: $representations) { ... on Group { ${FIELDS} } } }`;
    expect((await kit.ask(player(3), query, { representations })).data).toEqual({
      _entities: [...items, null],
    });
  });
});
