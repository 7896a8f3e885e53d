import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { EventData, EventType } from '@tippspiel/shared/contracts/events/catalogue';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const [anna, ben, cleo] = [player(2), player(3), player(4)];
const GROUP = 7;
/** One member more: five besides the owner. */
const LARGER = 20;
/** Whose owner tries to learn of single players. */
const WATCHED = 21;
const LONG_BEFORE = new Date('2024-06-12T17:00:00Z');
let tipp: TippFixture;

const tell = <Type extends EventType>(type: Type, data: EventData<Type>, now = LONG_BEFORE) =>
  tipp.service.backbone.bus.publish(
    createEvent(type, data, { now, requestId: 'test' }) as Parameters<
      TippService['backbone']['bus']['publish']
    >[0],
  );
const join = (userId: number, groupId = GROUP, version = 1) =>
  tell('group.member.joined.v1', { groupId, userId, version });
const found = (groupId: number, ownerId: number, version = 1) =>
  tell('group.group.saved.v1', { groupId, version, name: 'Runde', ownerId });
const knows = (userId: number, groupId = GROUP, isMember = true, { deps } = tipp.service) =>
  until(() => deps.rosters.has(groupId, userId) === isMember);

beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3, 4, 5, 6, 7, 8);
  const tipps: [Identity, number, number, number][] = [
    [anna, 1, 2, 1],
    [ben, 1, 5, 1],
    [cleo, 1, 2, 1],
    [player(5), 1, 5, 1],
    [player(6), 1, 0, 3],
  ];
  for (const [who, matchId, goalsTeam1, goalsTeam2] of tipps)
    expect((await tipp.saveTipp(who, { matchId, goalsTeam1, goalsTeam2 })).errors).toBeUndefined();
  await found(GROUP, 2);
  for (const userId of [2, 3, 4, 6, 8]) await join(userId);
  for (const userId of [2, 3, 4, 6, 8]) await knows(userId);
  await found(LARGER, 2);
  for (const userId of [2, 3, 4, 5, 6, 8]) await join(userId, LARGER);
  for (const userId of [2, 3, 4, 5, 6, 8]) await knows(userId, LARGER);
  await found(WATCHED, 2);
  for (const userId of [2, 3, 4, 5, 6, 8]) await join(userId, WATCHED);
  for (const userId of [2, 3, 4, 5, 6, 8]) await isStored(userId, 1);
});
afterAll(() => tipp.service.close());

/** Whether the database has this version of a membership in the watched group. */
const isStored = (userId: number, version: number) =>
  until(
    async () =>
      (await tipp.service.deps.memberships.model.exists({ _id: `${WATCHED}:${userId}`, version })) !== null,
  );

const PLACE = 'user { id fullname ranking } ranking overallRanking points isBest';
type Place = {
  user: { id: number };
  ranking: number;
  overallRanking: number;
  points: number;
  isBest: boolean;
};
type Ranking = { items: Place[]; own: Place | null } & Record<string, unknown>;

const askRanking = (args: string, who: Identity | null = anna) =>
  tipp.ask(
    who,
    `{ groupRanking(${args}) { day { number } totalCount pageNumber pageSize ownPageNumber blocked visible
      items { ${PLACE} } own { ${PLACE} } } }`,
  );
async function ranking(args = `groupId: ${GROUP}`, who: Identity = anna): Promise<Ranking> {
  const answer = await askRanking(args, who);
  expect(answer.errors).toBeUndefined();
  return answer.data?.['groupRanking'] as Ranking;
}
/** Player, place in the group, place among all, points; a star for the best of the day. */
const rows = ({ items }: Ranking) =>
  items.map(
    ({ user, ranking: place, overallRanking, points, isBest }) =>
      `${user.id} ${place}/${overallRanking} ${points}${isBest ? '*' : ''}`,
  );
const refusal = ({ data, errors }: GraphAnswer) =>
  `${data ? JSON.stringify(data) : 'nothing'} ${errors?.[0]?.extensions.code} ${errors?.[0]?.message}`;

const ownPlace = async (who: Identity, groupId = GROUP) => {
  const answer = await tipp.ask(
    who,
    'query($groups: [_Any!]!) { _entities(representations: $groups) { ... on Group { ownPlace { ranking rankingBefore } } } }',
    { groups: [{ __typename: 'Group', id: groupId }] },
  );
  expect(answer.errors).toBeUndefined();
  return (answer.data?.['_entities'] as { ownPlace: object | null }[])[0]?.ownPlace;
};
const missing = async (who: Identity, groupId = LARGER) => {
  const answer = await tipp.ask(
    who,
    'query($groups: [_Any!]!) { _entities(representations: $groups) { ... on Group { missingTipps { match { id } count } } } }',
    { groups: [{ __typename: 'Group', id: groupId }] },
  );
  expect(answer.errors).toBeUndefined();
  return (answer.data?.['_entities'] as { missingTipps: object | null }[])[0]?.missingTipps;
};

test('only the owner sees how many members have not tipped the next match', async () => {
  // 2, 3, 4, 5 and 6 have tipped it, 8 has not.
  expect(await missing(anna)).toEqual({ match: { id: 1 }, count: 1 });
  expect(await missing(ben)).toBeNull();
  expect(await missing(player(7))).toBeNull();
  expect(await missing(tipp.admin)).toBeNull();
  await tipp.saveTipp(player(8), { matchId: 1, goalsTeam1: 1 });
  // A tipp with one goal is incomplete.
  expect(await missing(anna)).toEqual({ match: { id: 1 }, count: 1 });
  await tipp.saveTipp(player(8), { matchId: 1, goalsTeam1: null });
});

test('a count in a small group would tell who has tipped, so its owner sees none', async () => {
  expect(await missing(anna, GROUP)).toBeNull();
});

test('an owner who changes the members learns of no single one', async () => {
  const counted = { match: { id: 1 }, count: 1 };
  expect(await missing(anna, WATCHED)).toEqual(counted);
  const member = (userId: number) => ({ groupId: WATCHED, userId, version: 1 });
  // 1 and 7 have not tipped. The owner adds one, and the other joins after the count has begun.
  await tell('group.member.joined.v1', { ...member(1), byOwner: true });
  await tell('group.member.joined.v1', member(7), BEFORE);
  await isStored(1, 1);
  await isStored(7, 1);
  expect(await missing(anna, WATCHED)).toEqual(counted);
  for (const [type, version] of [
    ['group.member.left.v1', 2],
    ['group.member.joined.v1', 3],
  ] as const) {
    await tell(type, { ...member(8), version }, BEFORE);
    await isStored(8, version);
    expect(await missing(anna, WATCHED)).toBeNull();
  }
});

test('the count for the first match begins a day before it', async () => {
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() - 25 * 60 * 60_000));
  expect(await missing(anna)).toBeNull();
  tipp.clock.set(BEFORE);
  expect(await missing(anna)).not.toBeNull();
});

test('before the first lock nobody has a place, and all members are listed', async () => {
  const before = await ranking();
  expect(before).toMatchObject({ totalCount: 5, visible: false, blocked: false, day: null });
  expect(rows(before)).toEqual(['2 0/0 0', '3 0/0 0', '4 0/0 0', '6 0/0 0', '8 0/0 0']);
});

test('before the first lock nobody has an own place in a group', async () => {
  expect(await ownPlace(anna)).toBeNull();
});

describe('after an evaluation', () => {
  beforeAll(async () => {
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 60_000));
    await tipp.service.freezer.freeze();
    await tipp.enterResult(1, 5, 1);
    await tipp.evaluate();
  });

  test('members are in the overall order, each with a place in the group, which equal points share', async () => {
    const all = await ranking();
    expect(all).toMatchObject({
      totalCount: 5,
      pageNumber: 1,
      pageSize: 10,
      visible: true,
      ownPageNumber: 1,
    });
    // In the overall ranking 5 shares the first place with 3, but is not in the group.
    expect(rows(all)).toEqual(['3 1/1 6', '2 2/3 3', '4 2/3 3', '6 4/5 0', '8 0/0 0']);
    expect(all.own).toMatchObject({
      user: { id: 2, fullname: 'Zoë Müller2' },
      ranking: 2,
      overallRanking: 3,
    });
  });

  test('a match day has the members with a place on it', async () => {
    const day = await ranking(`groupId: ${GROUP}, day: 1`, cleo);
    expect(rows(day)).toEqual(['3 1/1 6*', '2 2/3 3', '4 2/3 3', '6 4/5 0']);
    expect(day).toMatchObject({ day: { number: 1 }, totalCount: 4, own: { user: { id: 4 }, ranking: 2 } });
    const idle = await ranking(`groupId: ${GROUP}, day: 1`, player(8));
    expect(idle).toMatchObject({
      own: { user: { id: 8 }, ranking: 0, points: 0, isBest: false },
      ownPageNumber: 0,
    });
    expect(refusal(await askRanking(`groupId: ${GROUP}, day: 99`))).toMatch(/^nothing NOT_FOUND/);
  });

  test('supports pages, names and the own list', async () => {
    const second = await ranking(`groupId: ${GROUP}, page: { pageNumber: 2, pageSize: 2 }`, cleo);
    expect(rows(second)).toEqual(['4 2/3 3', '6 4/5 0']);
    expect(second).toMatchObject({ totalCount: 5, ownPageNumber: 2 });
    const searched = await ranking(`groupId: ${GROUP}, page: { search: "müller4" }`);
    expect(rows(searched)).toEqual(['4 2/3 3']);
    expect((await ranking(`groupId: ${GROUP}, page: { search: "müller5" }`)).items).toEqual([]);
    await tell('user.favorites.changed.v1', { userId: 2, version: 1, favorites: [5, 6, 4] });
    await until(async () => (await tipp.service.deps.ownLists.of(2)).size === 3);
    const favorites = await ranking(`groupId: ${GROUP}, onlyFavorites: true`);
    // Favourites keep their places among all members.
    expect(rows(favorites)).toEqual(['4 2/3 3', '6 4/5 0']);
    expect(favorites).toMatchObject({ totalCount: 2 });
    expect(await ranking(`groupId: ${GROUP}, page: { pageNumber: 1000000 }`)).toMatchObject({
      items: [],
      totalCount: 5,
    });
  });

  test('each member sees the own place in it, a non-member sees none', async () => {
    expect(await ownPlace(anna)).toEqual({ ranking: 2, rankingBefore: 0 });
    expect(await ownPlace(ben)).toEqual({ ranking: 1, rankingBefore: 0 });
    expect(await ownPlace(player(8))).toBeNull();
    expect(await ownPlace(player(5))).toBeNull();
    expect(await ownPlace(anna, 999)).toBeNull();
  });

  test('the count of missing tipps is about the next match', async () => {
    expect(await missing(anna)).toEqual({ match: { id: 2 }, count: 6 });
    // With the one who has joined, without the one whom the owner has added.
    expect(await missing(anna, WATCHED)).toEqual({ match: { id: 2 }, count: 7 });
  });

  test('is empty while the ranking is blocked', async () => {
    const block = (isBlocked: boolean) =>
      tipp.ask(
        tipp.admin,
        'mutation($input: BlockRankingInput!) { blockRanking(input: $input) { evaluation { isRankingBlocked } } }',
        { input: { isBlocked } },
      );
    await block(true);
    await until(async () => (await ranking())['blocked'] === true);
    expect(await ranking()).toMatchObject({ items: [], own: null, totalCount: 0 });
    expect(await ownPlace(anna)).toBeNull();
    await block(false);
    await until(async () => (await ranking())['blocked'] === false);
  });

  test('new and departed members are added and removed at once', async () => {
    await join(5);
    // Requested by the player who has just joined.
    expect((await ranking(`groupId: ${GROUP}`, player(5))).totalCount).toBe(6);
    expect(rows(await ranking())).toEqual(['3 1/1 6', '5 1/1 6', '2 3/3 3', '4 3/3 3', '6 5/5 0', '8 0/0 0']);
    await tell('group.member.left.v1', { groupId: GROUP, userId: 5, version: 2 });
    await knows(5, GROUP, false);
    expect((await ranking()).totalCount).toBe(5);
    expect(refusal(await askRanking(`groupId: ${GROUP}`, player(5)))).toMatch(/NOT_FOUND/);
  });

  test.each([99, -1])('has no match day %i', async (day) => {
    const answer = await askRanking(`groupId: ${GROUP}, day: ${day}`);
    expect(refusal(answer)).toBe('nothing NOT_FOUND Diesen Spieltag gibt es nicht.');
  });

  test.each([
    ['page: { pageNumber: 0 }', 'Diese Seite gibt es nicht.'],
    ['page: { pageSize: 101 }', 'Eine Seite hat 1 bis 100 Einträge.'],
    [`page: { search: "${'x'.repeat(101)}" }`, 'Der Suchbegriff darf höchstens 100 Zeichen haben.'],
  ])('rejects %s', async (args, message) => {
    expect(refusal(await askRanking(`groupId: ${GROUP}, ${args}`))).toBe(`nothing BAD_USER_INPUT ${message}`);
  });
});

test('only members see who is in a group: no outsiders, operators or visitors', async () => {
  const hidden = 'nothing NOT_FOUND Das sehen nur die Mitglieder dieser Spielergruppe.';
  expect(refusal(await askRanking(`groupId: ${GROUP}`, player(7)))).toBe(hidden);
  expect(refusal(await askRanking(`groupId: ${GROUP}`, tipp.admin))).toBe(hidden);
  expect(refusal(await askRanking(`groupId: ${GROUP}`, null))).toMatch(/^nothing UNAUTHENTICATED/);
  for (const groupId of [999, 0, -1])
    expect(refusal(await askRanking(`groupId: ${groupId}`))).toBe(
      'nothing NOT_FOUND Diese Spielergruppe gibt es nicht.',
    );
});

test('repeated rejected requests do not exhaust the connections, which saves need, too', async () => {
  const median = async (ask: (at: number) => Promise<unknown>): Promise<number> => {
    const taken = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const started = performance.now();
        await ask(at);
        return performance.now() - started;
      }),
    );
    return taken.sort((a, b) => a - b)[20] as number;
  };
  const asked = await median(() => askRanking(`groupId: ${GROUP}`));
  const refused = await median(async (at) => {
    const answer = await askRanking(`groupId: ${at % 2 ? GROUP : 999}`, player(7));
    expect(refusal(answer)).toMatch(/^nothing NOT_FOUND/);
  });
  // One of them waits for the event, 400 ms.
  expect(refused).toBeLessThan(2 * asked + 300);
});

describe('players for a group', () => {
  const ask = (args: string, who: Identity | null = anna) =>
    tipp.ask(who, `{ groupCandidates(groupId: ${GROUP}${args}) { items { id } totalCount } }`);
  const ids = async (args: string) => {
    const { data, errors } = await ask(args);
    expect(errors).toBeUndefined();
    const { items, totalCount } = data?.['groupCandidates'] as {
      items: { id: number }[];
      totalCount: number;
    };
    expect(totalCount).toBe(items.length);
    return items.map(({ id }) => id).sort();
  };

  test('are found by name or in the own list, except members', async () => {
    expect(await ids(', page: { search: "MULLER" }')).toEqual([1, 5, 7]);
    expect(await ids(', page: { search: "müller7" }')).toEqual([7]);
    expect(await ids(', onlyFavorites: true')).toEqual([5]);
    expect(await ids(', onlyFavorites: true, page: { search: "müller1" }')).toEqual([]);
    expect(await ids('')).toEqual([]);
  });

  test('are not those who left by their own decision, until they join again', async () => {
    const search = ', page: { search: "müller5" }';
    const leave = async (version: number, byPlayer: boolean) => {
      await tell('group.member.left.v1', { groupId: GROUP, userId: 5, version, byPlayer });
      await knows(5, GROUP, false);
    };
    const comeBack = async (version: number) => {
      await join(5, GROUP, version);
      await knows(5);
    };
    await comeBack(3);
    await leave(4, true);
    expect(await ids(search)).toEqual([]);
    await until(
      async () =>
        (
          await tipp.service.backbone.mongo.collection('memberships').findOne({ _id: `${GROUP}:5` as never })
        )?.['hasLeft'] === true,
    );
    await comeBack(5);
    await leave(6, false);
    expect(await ids(search)).toEqual([5]);
  });

  test('are only visible to the group’s owner', async () => {
    const search = ', page: { search: "m" }';
    const why = 'Nur wer die Spielergruppe leitet, darf Spieler suchen und aufnehmen.';
    const hidden = `nothing FORBIDDEN ${why}`;
    expect(refusal(await ask(search, ben))).toBe(hidden);
    for (const outsider of [player(7), tipp.admin])
      expect(refusal(await ask(search, outsider))).toBe(`nothing NOT_FOUND ${why}`);
    expect(refusal(await ask(search, null))).toMatch(/^nothing UNAUTHENTICATED/);
    // The owner of another group.
    await found(GROUP, 3, 2);
    await until(() => tipp.service.deps.rosters.ownerOf(GROUP) === 3);
    expect((await ask(search, ben)).errors).toBeUndefined();
    expect(refusal(await ask(search))).toBe(hidden);
  });
});

test('a starting process has all earlier events, and a deleted group stays deleted, whatever arrives late', async () => {
  await found(9, 2);
  await join(2, 9);
  await join(3, 9);
  await knows(3, 9);
  await tell('group.group.deleted.v1', { groupId: 9, version: 2 });
  await until(() => tipp.service.deps.rosters.ownerOf(9) === null);
  await join(4, 9);
  await join(3, 9, 3);
  await found(9, 2, 1);
  await join(7);
  await knows(7);
  const { memberships } = tipp.service.deps;
  await until(async () => (await memberships.model.exists({ _id: '7:7' })) !== null);
  // Its memberships are removed after they were written.
  await until(async () => (await memberships.model.exists({ groupId: 9 })) === null);
  // As an earlier version stores a player who left, and one who came back after a departure.
  const earlier = { groupId: 30, version: 5 };
  await memberships.model.collection.insertMany([
    { ...earlier, _id: '30:2', userId: 2, isMember: false },
    { ...earlier, _id: '30:3', userId: 3, isMember: true, hasLeft: true },
  ] as never);
  const second = await buildService(tipp.env, { clock: tipp.clock });
  expect([2, 3].map((userId) => second.deps.rosters.has(30, userId))).toEqual([false, true]);
  expect([2, 3].map((userId) => second.deps.rosters.hasLeft(30, userId))).toEqual([false, false]);
  for (const { deps } of [tipp.service, second]) {
    expect([...deps.rosters.members(9)]).toEqual([]);
    expect(deps.rosters.ownerOf(9)).toBeNull();
    expect([...deps.rosters.members(GROUP)]).toEqual([...tipp.service.deps.rosters.members(GROUP)]);
    expect(deps.rosters.has(GROUP, 7)).toBe(true);
  }
  await second.close();
  expect(refusal(await askRanking('groupId: 9'))).toMatch(/NOT_FOUND/);
});

test('a deleted player is in no group any more, whatever arrives late', async () => {
  await join(8, 12);
  await knows(8, 12);
  await tell('user.account.deleted.v1', { userId: 8, version: 9 });
  const { memberships } = tipp.service.deps;
  await until(async () => !(await memberships.model.exists({ userId: 8 })));
  await tell('group.member.left.v1', { groupId: 12, userId: 8, version: 2 });
  await join(2, 12);
  await until(async () => (await memberships.model.exists({ _id: '12:2' })) !== null);
  expect(await memberships.model.exists({ userId: 8 })).toBeNull();
  expect((await ranking()).items.map(({ user }) => user.id)).not.toContain(8);
});

test('nobody is the best of a day while one of its matches is open', async () => {
  await tipp.saveTipp(ben, { matchId: 2, goalsTeam1: 1, goalsTeam2: 3 });
  tipp.clock.set(new Date('2024-06-15T21:30:00Z'));
  await tipp.enterResult(2, 1, 3);
  await tipp.enterResult(3, 2, 0, true);
  await tipp.evaluate();
  const day = `groupId: ${GROUP}, day: 2`;
  expect(rows(await ranking(day))).toEqual(['3 1/1 5']);
  await tipp.enterResult(3, 2, 0);
  await tipp.enterResult(4, 0, 0);
  await tipp.evaluate();
  expect(rows(await ranking(day))).toEqual(['3 1/1 5*']);
});

test.each([
  ['the read of a starting process', '_id_', () => tipp.service.deps.memberships.batchQuery('7:2')],
  ['the members of a deleted group', '_id_', () => tipp.service.deps.memberships.groupQuery(GROUP)],
  [
    'the tipps of a group on a match',
    '_id_',
    () => tipp.service.backbone.mongo.collection('slips').find({ _id: { $in: [2, 3, 4] } } as never),
  ],
  ['the memberships of a player', 'player', () => tipp.service.deps.memberships.model.find({ userId: 2 })],
])('%s uses the index %s', async (_what, index, query) => {
  expect(indexesOf(await query().explain())).toEqual([index]);
});
