import { player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BEFORE, FIRST_KICKOFF, openTipp, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
let nextId = 100;
beforeAll(async () => {
  tipp = await openTipp();
});
afterAll(() => tipp.service.close());
beforeEach(() => tipp.clock.set(BEFORE));

const newPlayer = () => player(nextId++);
type Who = ReturnType<typeof newPlayer>;
const refusal = ({ errors }: GraphAnswer) => errors?.[0]?.extensions;

describe('a tipp with a revision', () => {
  const save = async (who: Who, input: object) => {
    const answer = await tipp.ask(
      who,
      `mutation ($input: SaveTippInput!) { saveTipp(input: $input) {
        isConflict errorMessage jokerCount tipp { goalsTeam1 goalsTeam2 isJoker revision } } }`,
      { input: { matchId: 1, ...input } },
    );
    return answer.data?.['saveTipp'] ?? answer;
  };

  test('is stored if no other save came first; otherwise the stored one is returned', async () => {
    const who = newPlayer();
    expect(await save(who, { goalsTeam1: 1, goalsTeam2: 0, revision: 0, key: 'a' })).toMatchObject({
      isConflict: false,
      tipp: { goalsTeam1: 1, goalsTeam2: 0, revision: 1 },
    });
    expect(await save(who, { goalsTeam1: 5, isJoker: true, revision: 0, key: 'b' })).toMatchObject({
      isConflict: true,
      jokerCount: 0,
      tipp: { goalsTeam1: 1, goalsTeam2: 0, isJoker: false, revision: 1 },
    });
    expect(await save(who, { isJoker: true, revision: 1, key: 'c' })).toMatchObject({
      isConflict: false,
      tipp: { goalsTeam1: 1, isJoker: true, revision: 2 },
    });
  });

  test('is stored once if it is sent twice, also concurrently and as a random tipp', async () => {
    const who = newPlayer();
    const input = { isRandom: true, isJoker: true, revision: 0, key: 'dice' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(who, input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ isConflict: false, jokerCount: 1, tipp: { revision: 1 } });
  });

  test('is returned after the lock, too, if it was stored before; no other is', async () => {
    const who = newPlayer();
    await save(who, { goalsTeam1: 1, revision: 0, key: 'early' });
    tipp.clock.set(FIRST_KICKOFF);
    expect(await save(who, { goalsTeam1: 1, revision: 0, key: 'early' })).toMatchObject({
      isConflict: false,
      tipp: { goalsTeam1: 1, revision: 1 },
    });
    expect(
      refusal((await save(who, { goalsTeam1: 1, revision: 1, key: 'late' })) as GraphAnswer),
    ).toMatchObject({
      code: 'LOCKED',
    });
  });

  test('repeats that its joker was left out', async () => {
    const who = newPlayer();
    for (let matchId = 2; matchId <= 7; matchId++) await save(who, { matchId, isJoker: true });
    const input = { goalsTeam1: 1, isJoker: true, revision: 0, key: 'seventh' };
    const expected = {
      errorMessage: 'Du hast bereits alle 6 Joker gesetzt.',
      tipp: { isJoker: false, revision: 1 },
    };
    expect(await save(who, input)).toMatchObject(expected);
    expect(await save(who, input)).toMatchObject(expected);
    tipp.clock.set(FIRST_KICKOFF);
    expect(await save(who, input)).toMatchObject(expected);
  });

  test('is overwritten by one without a revision', async () => {
    const who = newPlayer();
    await save(who, { goalsTeam1: 1, revision: 0, key: 'a' });
    expect(await save(who, { goalsTeam1: 2 })).toMatchObject({ isConflict: false, tipp: { revision: 2 } });
    expect(await save(who, { goalsTeam1: 1, revision: 0, key: 'a' })).toMatchObject({
      isConflict: true,
      tipp: { goalsTeam1: 2 },
    });
  });

  test('is not stored again over a newer one if neither has a revision', async () => {
    const who = newPlayer();
    const first = { goalsTeam1: 1, goalsTeam2: 0, isJoker: true, key: 'R1' };
    const second = { goalsTeam1: 3, goalsTeam2: 0, isJoker: false, key: 'R2' };
    expect(await save(who, first)).toMatchObject({ tipp: { revision: 1 } });
    expect(await save(who, first)).toMatchObject({ isConflict: false, tipp: { revision: 1 } });
    expect(await save(who, second)).toMatchObject({ isConflict: false, tipp: { revision: 2 } });
    expect(await save(who, first)).toMatchObject({
      isConflict: true,
      jokerCount: 0,
      tipp: { goalsTeam1: 3, isJoker: false, revision: 2 },
    });
    await Promise.all(Array.from({ length: 10 }, (_none, at) => save(who, { ...first, key: `k${at % 5}` })));
    expect(await save(who, { goalsTeam1: 2, key: 'R3' })).toMatchObject({ tipp: { revision: 8 } });
  });

  test('is stored for one of 20 concurrent saves', async () => {
    const who = newPlayer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, at) =>
        save(who, { goalsTeam1: at % 16, revision: 0, key: `k${at}` }),
      ),
    );
    expect(answers.filter((answer) => !(answer as { isConflict: boolean }).isConflict)).toHaveLength(1);
  });

  test.each([{ revision: -1 }, { key: 'with blanks in it' }, { key: 'x'.repeat(41) }])(
    'is refused for %j',
    async (bad) => {
      const who = newPlayer();
      expect(refusal((await save(who, { goalsTeam1: 1, ...bad })) as GraphAnswer)).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: Object.keys(bad)[0],
      });
    },
  );

  test('hides its revision from others', async () => {
    const who = newPlayer();
    await tipp.register(1, who.userId);
    await save(who, { goalsTeam1: 1, goalsTeam2: 1, revision: 0, key: 'a' });
    const query = 'query ($id: Int) { tipps(userId: $id, pageNumber: 1) { tipps { revision } } }';
    const own = await tipp.ask(who, query, { id: who.userId });
    expect((own.data?.['tipps'] as { tipps: object[] }).tipps[0]).toEqual({ revision: 1 });
    const other = await tipp.ask(player(1), query, { id: who.userId });
    expect((other.data?.['tipps'] as { tipps: object[] }).tipps[0]).toEqual({ revision: null });
  });
});

describe('winner tipps with a revision', () => {
  const save = async (who: Who, input: object) => {
    const answer = await tipp.ask(
      who,
      `mutation ($input: SaveWinnerTippInput!) { saveWinnerTipp(input: $input) {
        isConflict winnerTipp { mark team { teamKZ } revision } others { mark team { teamKZ } } } }`,
      { input },
    );
    return answer.data?.['saveWinnerTipp'] ?? answer;
  };

  test('are stored together if no other save of their family came first', async () => {
    const who = newPlayer();
    const both = {
      ...{ mark: 'P1', teamKZ: 'GER', revision: 0, key: 'a' },
      others: [{ mark: 'P2', teamKZ: 'ESP' }],
    };
    const stored = { isConflict: false, winnerTipp: { team: { teamKZ: 'GER' }, revision: 1 } };
    expect(await save(who, both)).toMatchObject(stored);
    expect(await save(who, both)).toMatchObject(stored);
    expect(await save(who, { mark: 'P2', teamKZ: 'FRA', revision: 0, key: 'b' })).toMatchObject({
      isConflict: true,
      winnerTipp: { mark: 'P2', team: { teamKZ: 'ESP' }, revision: 1 },
    });
    // Another family has its own revision.
    expect(await save(who, { mark: 'WA', teamKZ: 'GER', revision: 0, key: 'c' })).toMatchObject({
      isConflict: false,
      winnerTipp: { revision: 1 },
    });
    tipp.clock.set(FIRST_KICKOFF);
    expect(await save(who, both)).toMatchObject(stored);
    expect(refusal((await save(who, { ...both, key: 'late' })) as GraphAnswer)).toMatchObject({
      code: 'LOCKED',
    });
  });

  test('are not stored again over newer ones if neither has a revision', async () => {
    const who = newPlayer();
    const first = { mark: 'P1', teamKZ: 'ITA', key: 'R1' };
    await save(who, first);
    await save(who, { mark: 'P1', teamKZ: 'GER', key: 'R2' });
    expect(await save(who, first)).toMatchObject({
      isConflict: true,
      winnerTipp: { team: { teamKZ: 'GER' }, revision: 2 },
    });
  });
});
