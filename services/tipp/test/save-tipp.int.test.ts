import { createHash } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tippIdOf } from '../src/app/tipps/tipp-view.ts';
import { randomTipp } from '../src/domain/tipps/random-tipp.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
let nextId = 100;

beforeAll(async () => {
  tipp = await openTipp();
});
afterAll(() => tipp.service.close());
beforeEach(() => tipp.clock.set(BEFORE));

const newPlayer = () => player(nextId++);
const pageOf = async (who: ReturnType<typeof player>, pageNumber = 1) => {
  const { data } = await tipp.ask(
    who,
    `query ($n: Int) { tipps(pageNumber: $n) { jokerCount currentPageNumber tipps { id goalsTeam1 goalsTeam2 isJoker isValid match { id } } } }`,
    { n: pageNumber },
  );
  return data?.['tipps'] as { jokerCount: number; tipps: Record<string, unknown>[] };
};

describe('saving a tipp', () => {
  test('takes one goal, the other goal, both, none and the joker, each leaving the rest unchanged', async () => {
    const who = newPlayer();
    const save = async (input: object) =>
      (await tipp.saveTipp(who, { matchId: 3, ...input })).data?.['saveTipp'];
    expect(await save({ goalsTeam1: 2 })).toMatchObject({
      jokerCount: 0,
      tipp: { goalsTeam1: 2, goalsTeam2: null, isValid: false },
    });
    expect(await save({ goalsTeam2: 0 })).toMatchObject({
      tipp: { goalsTeam1: 2, goalsTeam2: 0, isValid: true },
    });
    expect(await save({ isJoker: true })).toMatchObject({
      jokerCount: 1,
      tipp: { goalsTeam1: 2, goalsTeam2: 0, isJoker: true },
    });
    expect(await save({ goalsTeam1: 15, goalsTeam2: 3 })).toMatchObject({
      jokerCount: 1,
      tipp: { goalsTeam1: 15, goalsTeam2: 3, isJoker: true },
    });
    expect(await save({ goalsTeam1: null })).toMatchObject({
      jokerCount: 1,
      tipp: { goalsTeam1: null, goalsTeam2: 3, isValid: false },
    });
    expect(await save({ isJoker: false })).toMatchObject({
      jokerCount: 0,
      tipp: { goalsTeam1: null, goalsTeam2: 3, isJoker: false },
    });
    expect((await pageOf(who)).tipps[2]).toMatchObject({
      id: tippIdOf(who.userId, 3),
      goalsTeam1: null,
      goalsTeam2: 3,
    });
  });

  test('setting or removing a joker twice counts once', async () => {
    const who = newPlayer();
    for (const isJoker of [true, true]) await tipp.saveTipp(who, { matchId: 1, isJoker });
    expect((await pageOf(who)).jokerCount).toBe(1);
    for (const isJoker of [false, false]) await tipp.saveTipp(who, { matchId: 1, isJoker });
    expect((await pageOf(who)).jokerCount).toBe(0);
  });

  test('a random tipp has both goals and is plausible', async () => {
    const { data } = await tipp.saveTipp(newPlayer(), { matchId: 1, isRandom: true });
    const saved = data?.['saveTipp'] as {
      tipp: { goalsTeam1: number; goalsTeam2: number; isValid: boolean };
    };
    expect(saved.tipp.isValid).toBe(true);
    expect(saved.tipp.goalsTeam1).toBeLessThanOrEqual(6);
    expect(saved.tipp.goalsTeam2).toBeLessThanOrEqual(6);
  });

  test('a random tipp cannot be computed from the request id, which the client may choose', async () => {
    const who = newPlayer();
    const computed = (id: string) => {
      const hash = createHash('sha256').update(`${id} ${who.userId} 1`).digest();
      return randomTipp(hash.readUInt32BE() / 2 ** 32);
    };
    const ids = Array.from({ length: 20_000 }, (_none, index) => `request-${index}`);
    const rare = ids.filter((id) => Math.max(...Object.values(computed(id))) === 5).slice(0, 10);
    expect(rare).toHaveLength(10);
    const drawn = [];
    for (const id of rare) {
      const query =
        'mutation { saveTipp(input: { matchId: 1, isRandom: true }) { tipp { goalsTeam1 goalsTeam2 } } }';
      const { data } = await askSubgraph(tipp.service.app, who, query, {}, { [REQUEST_ID_HEADER]: id });
      drawn.push((data as { saveTipp: { tipp: { goalsTeam1: number; goalsTeam2: number } } }).saveTipp.tipp);
    }
    expect(drawn).not.toEqual(
      rare.map((id) => ({ goalsTeam1: computed(id).goals1, goalsTeam2: computed(id).goals2 })),
    );
  });

  test('50 concurrent joker saves of one player never exceed the limit, and every answer is true', async () => {
    const who = newPlayer();
    const saves = Array.from({ length: 50 }, (_none, index) =>
      tipp.saveTipp(who, { matchId: index + 1, goalsTeam1: 1, goalsTeam2: 0, isJoker: true }),
    );
    const answers = await Promise.all(saves);
    const messages = answers.map(
      ({ data }) => (data?.['saveTipp'] as { errorMessage: string | null }).errorMessage,
    );
    const taken = messages.flatMap((message, index) => (message === null ? [index + 1] : []));
    expect(taken).toHaveLength(6);
    expect(messages.filter((message) => message === 'Du hast bereits alle 6 Joker gesetzt.')).toHaveLength(
      44,
    );
    const slip = await tipp.service.deps.slips.find(who.userId);
    expect(slip?.jokerCount).toBe(6);
    const stored = Object.entries(slip?.tipps ?? {}).flatMap(([key, { joker }]) =>
      joker ? [Number(key.slice(1))] : [],
    );
    expect(stored.sort((a, b) => a - b)).toEqual(taken);
    // Each save stored its goals, with or without the joker.
    expect(Object.values(slip?.tipps ?? {}).filter(({ goals1 }) => goals1 === 1)).toHaveLength(50);
  });

  test('a joker beyond the limit is rejected; its goals are stored, and the answer says both', async () => {
    const who = newPlayer();
    for (let matchId = 1; matchId <= 6; matchId++) await tipp.saveTipp(who, { matchId, isJoker: true });
    const alone = await tipp.saveTipp(who, { matchId: 7, isJoker: true });
    expect(alone.errors?.[0]).toMatchObject({
      message: 'Du hast bereits alle 6 Joker gesetzt.',
      extensions: { code: 'BAD_USER_INPUT', field: 'isJoker' },
    });
    const both = await tipp.saveTipp(who, { matchId: 7, goalsTeam1: 2, isJoker: true });
    expect(both.data?.['saveTipp']).toMatchObject({
      jokerCount: 6,
      errorMessage: 'Du hast bereits alle 6 Joker gesetzt.',
      tipp: { goalsTeam1: 2, isJoker: false },
    });
    const again = await tipp.saveTipp(who, { matchId: 1, goalsTeam1: 3, isJoker: true });
    expect(again.data?.['saveTipp']).toMatchObject({ errorMessage: null, tipp: { isJoker: true } });
  });

  test('a save concurrent with the creation of its slip is kept', async () => {
    for (let id = 30_001; id <= 30_040; id++) {
      const [{ data }] = await Promise.all([
        tipp.saveTipp(player(id), { matchId: 40, goalsTeam1: 1, goalsTeam2: 0 }),
        tipp.service.deps.slips.create([id]),
      ]);
      expect(data).not.toBeNull();
    }
  });

  test('many concurrent players each get their own answer', async () => {
    const saves = Array.from({ length: 300 }, async (_none, index) => {
      const who = player(10_000 + index);
      const { data } = await tipp.saveTipp(who, {
        matchId: 1 + (index % 51),
        goalsTeam1: index % 16,
        goalsTeam2: 1,
      });
      expect(data?.['saveTipp']).toMatchObject({
        tipp: { id: tippIdOf(who.userId, 1 + (index % 51)), goalsTeam1: index % 16 },
      });
    });
    await Promise.all(saves);
  });
});

describe('the lock', () => {
  test('between two saves the first is kept, and the second changes nothing', async () => {
    const who = newPlayer();
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() - 1));
    expect((await tipp.saveTipp(who, { matchId: 1, goalsTeam1: 3, goalsTeam2: 1 })).errors).toBeUndefined();
    tipp.clock.set(FIRST_KICKOFF);
    const late = await tipp.saveTipp(who, { matchId: 1, goalsTeam1: 0, isJoker: true });
    expect(late.errors?.[0]).toMatchObject({
      message: 'Das Spiel hat bereits begonnen. Dein Tipp kann nicht mehr geändert werden.',
      extensions: { code: 'LOCKED' },
    });
    expect((await pageOf(who)).tipps[0]).toMatchObject({ goalsTeam1: 3, goalsTeam2: 1, isJoker: false });
  });

  test('a write that reaches the database after its deadline has no effect', async () => {
    const { writer, slips } = tipp.service.deps;
    const change = { userId: 9_999, matchId: 1, goals1: 4, goals2: 4, maxJokers: 6 };
    await slips.create([change.userId]);
    expect(
      await writer.save({ ...change, deadline: { at: new Date(Date.now() - 1), isAtLock: true } }),
    ).toMatchObject({
      refused: true,
    });
    expect((await slips.find(change.userId))?.tipps).toEqual({});
    expect(
      await writer.save({ ...change, deadline: { at: new Date(Date.now() + 5_000), isAtLock: true } }),
    ).toMatchObject({
      jokerCount: 0,
    });
  });
});

describe('bad input changes nothing', () => {
  const cases: [string, Record<string, unknown>, string, string][] = [
    ['a goal of 16', { matchId: 1, goalsTeam1: 16 }, 'BAD_USER_INPUT', 'goalsTeam1'],
    ['a goal of -2', { matchId: 1, goalsTeam2: -2 }, 'BAD_USER_INPUT', 'goalsTeam2'],
    ['a match that does not exist', { matchId: 52, goalsTeam1: 1 }, 'NOT_FOUND', 'matchId'],
    ['match 0', { matchId: 0, goalsTeam1: 1 }, 'NOT_FOUND', 'matchId'],
    ["another player's tippId", { matchId: 1, tippId: tippIdOf(1, 1), goalsTeam1: 1 }, 'FORBIDDEN', ''],
    [
      "another match's tippId",
      { matchId: 1, tippId: tippIdOf(50_000, 2), goalsTeam1: 1 },
      'BAD_USER_INPUT',
      'tippId',
    ],
    [
      'goals together with a random tipp',
      { matchId: 1, isRandom: true, goalsTeam1: 1 },
      'BAD_USER_INPUT',
      'isRandom',
    ],
  ];
  test.each(cases)('%s', async (_name, input, code, field) => {
    const who = player(50_000);
    const { data, errors } = await tipp.saveTipp(who, input);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code, ...(field && { field }) });
    expect((await tipp.service.deps.slips.find(who.userId))?.tipps ?? {}).toEqual({});
  });

  test.each([1.5, 'x', true, [1]])('a goal of %j is rejected by the schema', async (goalsTeam1) => {
    const { errors } = await tipp.saveTipp(player(50_001), { matchId: 1, goalsTeam1 });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await tipp.service.deps.slips.find(50_001)).toBeNull();
  });

  test('anonymous visitors and locked players', async () => {
    const input = { matchId: 1, goalsTeam1: 1 };
    expect((await tipp.saveTipp(null, input)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { errors } = await tipp.saveTipp(player(50_002, { isLocked: true }), input);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await tipp.service.deps.slips.find(50_002)).toBeNull();
  });

  test('an unknown field is rejected in German, as by every service', async () => {
    const { statusCode, body } = await tipp.service.app.inject({ method: 'GET', url: '/nothing' });
    expect([statusCode, JSON.parse(body)]).toEqual([404, { errorMessage: 'Das gibt es hier nicht.' }]);
  });

  test('an unsigned request does not reach the graph', async () => {
    const response = await tipp.service.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ tournament { id } }' },
    });
    expect(response.statusCode).toBe(403);
  });
});
