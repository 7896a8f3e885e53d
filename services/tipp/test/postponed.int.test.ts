import { rm } from 'node:fs/promises';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { moveKickoffs } from './move-kickoffs.ts';
import { openTipp, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
let service: TippService;
let folder: string;

const bernd = player(2);

beforeAll(async () => {
  tipp = await openTipp(new Date('2024-06-21T12:00:00Z'));
  await tipp.register(1, 2);
  await tipp.saveTipp(bernd, { matchId: 20, goalsTeam1: 2, goalsTeam2: 0 });
  await tipp.saveTipp(bernd, { matchId: 21, goalsTeam1: 1, goalsTeam2: 0 });
  await tipp.service.close();
  // Between matches 23 and 24 of the next day.
  folder = await moveKickoffs(tipp.env, { 20: '2024-06-22T18:00:00Z' });
  service = await buildService({ ...tipp.env, TOURNAMENTS_DIR: folder }, { clock: tipp.clock });
  await service.app.ready();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

async function ask<Data>(query: string, who = bernd): Promise<Data> {
  const { data, errors } = await askSubgraph(service.app, who, query);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}
const ids = (matches: { id: number }[]) => matches.map(({ id }) => id);
type Matches = { id: number }[];

test('a postponed match keeps its number and tipps, stays open, and is played on its new day', async () => {
  tipp.clock.set('2024-06-21T19:30:00Z');
  await service.freezer.freeze();
  const { matchOverview } = await ask<{ matchOverview: { lastMatches: Matches; nextMatches: Matches } }>(
    '{ matchOverview { lastMatches { id } nextMatches { id } } }',
  );
  expect(ids(matchOverview.lastMatches)).toEqual([21, 19, 18]);
  expect(ids(matchOverview.nextMatches)).toEqual([22, 23, 20]);
  const { duelMarks } = await ask<{ duelMarks: { matchId: number }[] }>('{ duelMarks { matchId } }');
  expect(duelMarks.slice(-2).map(({ matchId }) => matchId)).toEqual([21, 22]);
  const { days } = await ask<{ days: { matches: Matches }[] }>('{ days: matchDays { matches { id } } }');
  expect(days.slice(7, 9).map(({ matches }) => ids(matches))).toEqual([
    [19, 21],
    [22, 23, 20, 24],
  ]);
  const { page } = await ask<{ page: { tipps: { match: { id: number } }[] } }>(
    '{ page: tipps(pageNumber: 2) { tipps { goalsTeam1 match { id isLocked } } } }',
  );
  // By kick-off: 20 is played between 23 and 24.
  expect(page.tipps.map(({ match }) => match.id)).toEqual([13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 20, 24]);
  const { duelPage } = await ask<{ duelPage: { duels: { match: { id: number } }[] } }>(
    '{ duelPage: duels(pageNumber: 2) { duels { match { id } } } }',
  );
  expect(duelPage.duels.map(({ match }) => match.id)).toEqual(page.tipps.map(({ match }) => match.id));
  expect(page.tipps.find(({ match }) => match.id === 20)).toEqual({
    goalsTeam1: 2,
    match: { id: 20, isLocked: false },
  });
  await ask('mutation { saveTipp(input: { matchId: 20, goalsTeam1: 3, goalsTeam2: 0 }) { jokerCount } }');

  tipp.clock.set('2024-06-22T18:01:00Z');
  await service.freezer.freeze();
  await expect(
    ask('mutation { saveTipp(input: { matchId: 20, goalsTeam1: 4, goalsTeam2: 0 }) { jokerCount } }'),
  ).rejects.toThrow('LOCKED');
  for (const [matchId, goals] of [
    [21, 1],
    [20, 3],
  ])
    // prettier-ignore
    await ask(
      `mutation { saveMatch(input: { matchId: ${matchId}, goalsTeam1: ${goals}, goalsTeam2: 0, isRunning: false }) { match { id } } }`,
      tipp.admin,
    );
  await ask('mutation { startEvaluation { evaluation { matchCount } } }', tipp.admin);
  const recent = await ask<{ recentTipps: { matches: Matches; rows: object[] } }>(
    '{ recentTipps(userIds: [2]) { matches { id } rows { exactCount } } }',
  );
  expect(ids(recent.recentTipps.matches)).toEqual([21, 20]);
  expect(recent.recentTipps.rows).toEqual([{ exactCount: 2 }]);
});
