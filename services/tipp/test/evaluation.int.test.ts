import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toMatchData, untouchedMatch } from '../src/store/matches/matches.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
const [anna, bernd, clara, idle] = [player(2), player(3), player(4), player(5)];
const AFTER_FIRST = new Date(FIRST_KICKOFF.getTime() + 2 * 3600_000);

beforeAll(async () => {
  tipp = await openTipp(BEFORE);
  await tipp.register(1, 2, 3, 4, 5);
  // Germany – Scotland ended 5:1 and is a patriot match; Hungary – Switzerland ended 1:3.
  await tipp.saveTipp(anna, { matchId: 1, goalsTeam1: 5, goalsTeam2: 1, isJoker: true });
  await tipp.saveTipp(bernd, { matchId: 1, goalsTeam1: 4, goalsTeam2: 0 });
  await tipp.saveTipp(clara, { matchId: 1, goalsTeam1: 0, goalsTeam2: 1 });
  await tipp.saveTipp(bernd, { matchId: 2, goalsTeam1: 1, goalsTeam2: 3 });
});
afterAll(() => tipp.service.close());

const ranking = async (args = '', who = anna) => {
  const { data, errors } = await tipp.ask(
    who,
    `{ ranking${args} { totalCount pageNumber pageSize visible blocked items { id ranking rankingBefore points } } }`,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data?.['ranking'] as { totalCount: number; visible: boolean; items: Record<string, number>[] };
};
const rows = async () =>
  (await ranking()).items.map(({ id, ranking: rank, rankingBefore, points }) => [
    id,
    rank,
    rankingBefore,
    points,
  ]);

describe('from the first lock to the ranks', () => {
  test('before the first match everybody has rank 0, in the order of registration', async () => {
    expect(await ranking()).toMatchObject({ totalCount: 5, visible: false });
    expect(await rows()).toEqual([1, 2, 3, 4, 5].map((id) => [id, 0, 0, 0]));
  });

  test('a result cannot be entered before kick-off, nor with one goal, nor by a player', async () => {
    const early = await tipp.enterResult(1, 5, 1);
    expect(early.errors?.[0]).toMatchObject({
      message: 'Das Spiel hat noch nicht begonnen.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    tipp.clock.set(AFTER_FIRST);
    const save = (who: typeof anna | null, input: object) =>
      tipp.ask(who, 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }', {
        input,
      });
    const half = { matchId: 1, goalsTeam1: 5, isRunning: false };
    expect((await save(tipp.admin, half)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'goalsTeam2',
    });
    expect((await save(anna, { ...half, goalsTeam2: 1 })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await save(null, { ...half, goalsTeam2: 1 })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(
      (await tipp.ask(anna, 'mutation { startEvaluation { evaluation { isDue } } }')).errors?.[0]?.extensions
        .code,
    ).toBe('FORBIDDEN');
    expect(tipp.service.deps.projection.current().board.version).toBe(0);
  });

  test('a running match has provisional points and does not count', async () => {
    const { data } = await tipp.enterResult(1, 2, 0, true);
    expect(data?.['saveMatch']).toMatchObject({
      match: { isRunning: true, isPlayed: false },
      evaluation: { isDue: true },
    });
    const own = await tipp.ask(bernd, '{ tipps(pageNumber: 1) { tipps { points pointsInternal } } }');
    // 4:0 against 2:0: the right trend, 2, and the patriot point.
    expect((own.data?.['tipps'] as { tipps: object[] }).tipps[0]).toEqual({ points: 3, pointsInternal: 2 });
    await tipp.evaluate();
    expect((await rows()).map(([, , , points]) => points)).toEqual([0, 0, 0, 0, 0]);
  });

  test('the result counts after the evaluation: exact, joker, patriot, difference', async () => {
    await tipp.enterResult(1, 5, 1);
    const { data } = await tipp.evaluate();
    expect(data?.['startEvaluation']).toMatchObject({
      evaluation: { isRunning: false, isDue: false, matchCount: 1 },
    });
    expect(await rows()).toEqual([
      [2, 1, 0, 11], // exact 5 × joker 2 + patriot 1
      [3, 2, 0, 4], // difference 3 + patriot 1
      [4, 3, 0, 0],
      [1, 0, 0, 0],
      [5, 0, 0, 0],
    ]);
  });

  test('the next evaluation moves the ranks and keeps the previous ones; a correction is counted', async () => {
    tipp.clock.set('2024-06-15T16:00:00Z');
    await tipp.enterResult(2, 1, 3);
    await tipp.enterResult(1, 0, 1);
    await tipp.evaluate();
    expect(await rows()).toEqual([
      [4, 1, 3, 6], // exact 5 + patriot 1
      [3, 2, 2, 5], // the second match, exact
      [2, 3, 1, 0],
      [1, 0, 0, 0],
      [5, 0, 0, 0],
    ]);
  });

  test('two concurrent starts give one result', async () => {
    await tipp.enterResult(1, 5, 1);
    const answers = await Promise.all([tipp.evaluate(), tipp.evaluate(), tipp.evaluate()]);
    for (const { errors } of answers) expect(errors).toBeUndefined();
    expect((await rows())[0]).toEqual([2, 1, 3, 11]);
  });

  test('an evaluation of the same results keeps the previous ranks', async () => {
    await tipp.enterResult(3, 1, 0, true);
    const { data } = await tipp.evaluate();
    expect(data?.['startEvaluation']).toMatchObject({ evaluation: { isDue: false, matchCount: 2 } });
    expect((await rows())[0]).toEqual([2, 1, 3, 11]);
  });

  test('the arrows of the ranks stay when the same results are evaluated again', async () => {
    const moved = [
      [2, 1, 3, 11], // up
      [3, 2, 2, 9], // as before
      [4, 3, 1, 0], // down
      [1, 0, 0, 0],
      [5, 0, 0, 0],
    ];
    const snapshot = () => tipp.service.deps.projection.current().ranks.snapshotId;
    expect(await rows()).toEqual(moved);
    const before = snapshot();
    // Started again with nothing to count,
    await tipp.evaluate();
    expect(snapshot()).not.toBe(before);
    expect(await rows()).toEqual(moved);
    // and after a typing error was corrected before an evaluation.
    await tipp.enterResult(1, 4, 1);
    await tipp.enterResult(1, 5, 1);
    await tipp.evaluate();
    expect(await rows()).toEqual(moved);
  });

  test('search ignores case and accents; own page and own rank are known; the last page is partial', async () => {
    const found = await ranking('(page: { search: "MULLER3" })');
    expect(found.items.map(({ id }) => id)).toEqual([3]);
    expect((await ranking('(page: { search: "zoe" })')).items.map(({ id }) => id)).toEqual([2, 5]);
    expect((await ranking('(page: { pageNumber: 3, pageSize: 2 })')).items.map(({ id }) => id)).toEqual([5]);
    expect((await ranking('(page: { pageNumber: 9 })')).items).toEqual([]);
    const { data } = await tipp.ask(
      bernd,
      '{ rankingPageOfViewer(pageSize: 2) viewer { ranking rankingBefore points jokerCount } }',
    );
    expect(data).toEqual({
      rankingPageOfViewer: 1,
      viewer: { ranking: 2, rankingBefore: 2, points: 9, jokerCount: 0 },
    });
    await expect(ranking('(page: { pageSize: 101 })')).rejects.toThrow('Eine Seite hat 1 bis 100 Einträge.');
    await expect(ranking('(onlyLocked: true)')).rejects.toThrow('Das darfst Du leider nicht.');
  });

  test('favourites arrive by event and filter the ranking', async () => {
    const data = { userId: 2, version: 1, favorites: [4, 5] };
    const about = { now: tipp.clock.now(), requestId: 'test' };
    await tipp.service.backbone.bus.publish(createEvent('user.favorites.changed.v1', data, about));
    await until(async () => (await ranking('(onlyFavorites: true)')).items.length > 0);
    expect((await ranking('(onlyFavorites: true)')).items.map(({ id }) => id)).toEqual([4, 5]);
    expect((await ranking('(onlyFavorites: true)', idle)).items).toEqual([]);
  });

  test('another tipp process has the same ranks, and so has a restarted one', async () => {
    const { buildService } = await import('../src/server.ts');
    const second = await buildService(tipp.env, { clock: tipp.clock });
    expect(Array.from(second.deps.projection.current().ranks.ranks)).toEqual(
      Array.from(tipp.service.deps.projection.current().ranks.ranks),
    );
    await tipp.enterResult(1, 0, 1);
    await tipp.evaluate();
    const now = tipp.service.deps.projection.current().ranks.snapshotId;
    await until(() => second.deps.projection.current().ranks.snapshotId === now);
    await second.close();
  });
});

describe("other players' tipps", () => {
  const tippsOf = async (userId: number, who = anna) => {
    const { data, errors } = await tipp.ask(
      who,
      'query ($userId: Int) { tipps(userId: $userId, pageNumber: 1) { jokerCount tipps { goalsTeam1 goalsTeam2 isJoker isVisible isValid isEnabled } } }',
      { userId },
    );
    if (errors) throw new Error(errors[0]?.message);
    return data?.['tipps'] as { jokerCount: number; tipps: Record<string, unknown>[] };
  };

  test('are visible from the lock on, and can never be changed', async () => {
    await tipp.saveTipp(bernd, { matchId: 12, goalsTeam1: 1, goalsTeam2: 1, isJoker: true });
    const page = await tippsOf(bernd.userId);
    expect(page.tipps[1]).toMatchObject({ goalsTeam1: 1, goalsTeam2: 3, isVisible: true, isEnabled: false });
    expect(page.tipps[11]).toEqual({
      goalsTeam1: null,
      goalsTeam2: null,
      isJoker: false,
      isVisible: false,
      isValid: false,
      isEnabled: false,
    });
    expect(page.jokerCount).toBe(0);
    expect((await tippsOf(bernd.userId, bernd)).jokerCount).toBe(1);
    await expect(tippsOf(77)).rejects.toThrow('Diesen Spieler gibt es nicht.');
  });

  test('of a player who registered after a match’s lock are visible as missing', async () => {
    await tipp.register(6);
    const { tipps } = await tippsOf(6);
    expect(tipps[0]).toMatchObject({ isVisible: true, isValid: false, goalsTeam1: null, isEnabled: false });
    expect(tipps[11]).toMatchObject({ isVisible: false });
  });

  test('require a login', async () => {
    const { errors } = await tipp.ask(null, '{ tipps { jokerCount } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the tournament and its matches', () => {
  test('are public; the current page is the first with an open match', async () => {
    const { data } = await tipp.ask(
      null,
      '{ tournament { id name isWM maxJokerCount exactPoints jokerFactor pages { number title } firstMatchIsLocked showPatriot } matches { id tippInfo { points } } viewer { id } }',
    );
    expect(data).toMatchObject({
      tournament: {
        id: 'em2024',
        isWM: false,
        maxJokerCount: 6,
        exactPoints: 5,
        jokerFactor: 2,
        firstMatchIsLocked: true,
        showPatriot: true,
      },
      viewer: null,
    });
    expect(data?.['matches']).toHaveLength(51);
    tipp.clock.set('2024-06-19T15:30:00Z');
    const { data: mine } = await tipp.ask(
      anna,
      '{ tipps { currentPageNumber } viewer { missingTippCount } }',
    );
    expect(mine).toEqual({ tipps: { currentPageNumber: 2 }, viewer: { missingTippCount: 11 } });
  });

  test('the overview has the latest and the next three matches, and the tables follow the results', async () => {
    const { data } = await tipp.ask(
      anna,
      '{ matchOverview { lastMatches { id } nextMatches { id } } groupTables { group teams { teamKZ details { place points } } matches { id } } }',
    );
    expect(data?.['matchOverview']).toEqual({
      lastMatches: [{ id: 13 }, { id: 12 }, { id: 11 }],
      nextMatches: [{ id: 14 }, { id: 15 }, { id: 16 }],
    });
    const [a] = data?.['groupTables'] as { teams: { teamKZ: string; details: { points: number } }[] }[];
    expect(a?.teams.map(({ teamKZ, details }) => [teamKZ, details.points])).toEqual([
      ['SUI', 3],
      ['SCO', 3],
      ['GER', 0],
      ['HUN', 0],
    ]);
  });
});

describe('an event in an outbox', () => {
  test('is published exactly once, even if the relay was not kicked', async () => {
    const events: { id: string; matchId: number; version: number }[] = [];
    await tipp.service.backbone.bus.consume({
      name: 'test-matches',
      types: ['tipp.match.changed.v3'],
      handle: async (list) => void events.push(...list.map(({ id, data }) => ({ id, ...data }))),
    });
    const before = tipp.service.deps.projection.current().board.states.get(2) ?? untouchedMatch(2);
    const known = before.version;
    const after = { ...before, goals1: 1, goals2: 3, version: known + 1 };
    const event = createEvent('tipp.match.changed.v3', toMatchData(after), {
      now: tipp.clock.now(),
      requestId: 'test',
    });
    // As after a crash: written, but the relay was never kicked.
    await tipp.service.deps.matches.change(2, known, { goals1: 1, goals2: 3 }, event);
    await until(() => events.some(({ id }) => id === event.id));
    await until(async () =>
      (await tipp.service.deps.matches.all()).some(({ _id, version }) => _id === 2 && version === known + 1),
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.filter(({ matchId }) => matchId === 2)).toHaveLength(known + 1);
  }, 15_000);
});
