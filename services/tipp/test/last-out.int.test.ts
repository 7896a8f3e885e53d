import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { EventData, EventType } from '@tippspiel/shared/contracts/events/catalogue';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BEFORE, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const [owner, ben, cleo] = [player(2), player(3), player(4)];
const outsider = player(6);
const GROUP = 7;
let tipp: TippFixture;

const publish = <Type extends EventType>(type: Type, data: EventData<Type>) =>
  tipp.service.backbone.bus.publish(
    createEvent(type, data, { now: tipp.clock.now(), requestId: 'test' }) as Parameters<
      TippFixture['service']['backbone']['bus']['publish']
    >[0],
  );
async function join(userId: number, groupId = GROUP): Promise<void> {
  await publish('group.member.joined.v1', { groupId, userId, version: 1 });
  await until(() => tipp.service.deps.rosters.has(groupId, userId));
}
const LAST_OUT =
  'since entrantCount firstDay { number } rounds { day { number } user { id fullname } points } remaining { id } isIn winner { id } blocked';
const look = (who = owner) => tipp.ask(who, `{ groupLastOut(groupId: ${GROUP}) { ${LAST_OUT} } }`);
const start = (who = owner) =>
  tipp.ask(who, `mutation { startLastOut(input: { groupId: ${GROUP} }) { lastOut { ${LAST_OUT} } } }`);
const end = (since: unknown, who = owner) =>
  tipp.ask(
    who,
    `mutation { endLastOut(input: { groupId: ${GROUP}, since: "${String(since)}" }) { lastOut { ${LAST_OUT} } } }`,
  );
const sinceOf = (answer: Awaited<ReturnType<typeof look>>): unknown =>
  (answer.data?.['groupLastOut'] as { since: string } | null)?.since;
const refusal = async (answer: ReturnType<typeof look>) => (await answer).errors?.[0]?.extensions.code;
const days = () => tipp.service.deps.projection.current().board.tournament.matches;

beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3, 4, 5, 6);
  await publish('group.group.saved.v1', { groupId: GROUP, version: 1, name: 'Runde', ownerId: 2 });
  await join(2);
  await join(3);
});
afterAll(() => tipp.service.close());

test('only the owner starts it, with at least three members, and only members see it', async () => {
  expect((await look()).data).toEqual({ groupLastOut: null });
  expect(await refusal(start())).toBe('BAD_USER_INPUT');
  await join(4);
  expect(await refusal(start(ben))).toBe('FORBIDDEN');
  expect(await refusal(start(outsider))).toBe('NOT_FOUND');
  expect(await refusal(end(BEFORE.toISOString(), ben))).toBe('FORBIDDEN');
  expect((await look()).data).toEqual({ groupLastOut: null });
  const begun = await start();
  expect(begun.errors).toBeUndefined();
  expect(begun.data).toMatchObject({
    startLastOut: {
      lastOut: { entrantCount: 3, firstDay: { number: 1 }, rounds: [], isIn: true, winner: null },
    },
  });
  expect(await refusal(look(outsider))).toBe('NOT_FOUND');
  expect(await refusal(look(null as never))).toBe('UNAUTHENTICATED');
});

test('after each decided match day the last one is out, and later members only watch', async () => {
  await join(5);
  const first = days().filter(({ kickoff }) => kickoff.startsWith('2024-06-14'));
  expect(first.map(({ id }) => id)).toEqual([1]);
  for (const [who, goals] of [
    [owner, 5],
    [ben, 4],
    [cleo, 0],
  ] as const)
    await tipp.saveTipp(who, { matchId: 1, goalsTeam1: goals, goalsTeam2: 1 });
  tipp.clock.set(new Date(Date.parse(first[0]!.kickoff) + 60_000));
  await tipp.service.freezer.freeze();
  await tipp.enterResult(1, 5, 1);
  expect((await look()).data).toMatchObject({
    groupLastOut: { rounds: [], remaining: [{ id: 2 }, { id: 3 }, { id: 4 }] },
  });
  await tipp.evaluate();
  expect((await look(cleo)).data).toMatchObject({
    groupLastOut: {
      rounds: [{ day: { number: 1 }, user: { id: 4, fullname: 'Søren Müller4' }, points: 0 }],
      ...{ remaining: [{ id: 2 }, { id: 3 }], isIn: false, winner: null },
    },
  });
  expect((await look(player(5))).data).toMatchObject({ groupLastOut: { isIn: false, entrantCount: 3 } });
});

test('while ranks are blocked it lists nobody', async () => {
  const block = (isBlocked: boolean) =>
    tipp.ask(tipp.admin, `mutation { blockRanking(input: { isBlocked: ${isBlocked} }) { __typename } }`);
  await block(true);
  expect((await look()).data).toMatchObject({
    groupLastOut: {
      ...{ blocked: true, entrantCount: 3, rounds: [] },
      remaining: [],
      isIn: false,
      winner: null,
    },
  });
  await block(false);
});

test('the last one left in the group has won', async () => {
  await publish('group.member.left.v1', { groupId: GROUP, userId: 3, version: 2 });
  await until(async () => (await tipp.service.deps.lastOuts.find(GROUP))?.left.length === 1);
  expect((await look()).data).toMatchObject({ groupLastOut: { remaining: [{ id: 2 }], winner: { id: 2 } } });
});

test('a second start changes nothing; after its end a start takes the current members', async () => {
  expect((await start()).data).toMatchObject({
    startLastOut: { lastOut: { entrantCount: 3, rounds: [{ user: { id: 4 } }] } },
  });
  const since = sinceOf(await look());
  const another = await end('2024-01-01T00:00:00.000Z');
  expect(another.data).toMatchObject({ endLastOut: { lastOut: { entrantCount: 3 } } });
  expect((await end(since)).data).toEqual({ endLastOut: { lastOut: null } });
  expect((await look()).data).toEqual({ groupLastOut: null });
  expect((await end(since)).errors).toBeUndefined();
  expect((await start()).data).toMatchObject({
    startLastOut: {
      lastOut: {
        entrantCount: 3,
        firstDay: { number: 2 },
        rounds: [],
        remaining: [{ id: 2 }, { id: 4 }, { id: 5 }],
      },
    },
  });
});

test('whoever left right before the start, unnoticed by then, is not in', async () => {
  const { lastOuts, rosters } = tipp.service.deps;
  await lastOuts.remove(GROUP);
  await publish('group.member.left.v1', { groupId: GROUP, userId: 5, version: 2 });
  await until(() => !rosters.has(GROUP, 5));
  await lastOuts.start({ _id: GROUP, since: tipp.clock.now(), userIds: [2, 4, 5], left: [] });
  expect((await look()).data).toMatchObject({ groupLastOut: { remaining: [{ id: 2 }, { id: 4 }] } });
});

test('nothing of it is left after the group is deleted', async () => {
  await publish('group.group.deleted.v1', { groupId: GROUP, version: 9 });
  await until(async () => (await tipp.service.deps.lastOuts.find(GROUP)) === null);
});
