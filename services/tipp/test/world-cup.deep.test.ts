import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeTempFolder } from '../../../infra/local/temp-folder.ts';
import { formatTournament } from '../../../infra/tournaments/format.ts';
import { importTournament } from '../../../infra/tournaments/import.ts';
import { worldCupFiles } from '../../../infra/tournaments/test-world-cup.ts';
import { factsFromFile } from '../src/domain/matches/facts.ts';
import { fillSlots } from '../src/domain/matches/slots.ts';
import { isPatriotMatch, type Match, type Stage } from '../src/domain/tournament/tournament.ts';
import { decidedMarks } from '../src/domain/winner-tipps/marks.ts';
import { openTipp, type TippFixture } from './tipp-fixture.ts';

// Plays an imported World Cup of 104 matches, from the first tipp to the champion.

const HOUR_MS = 3_600_000;
const tournament = importTournament(worldCupFiles());
const facts = factsFromFile(tournament);
/** The final teams of all matches and marks. */
const teams = fillSlots(tournament, facts);
const marks = Object.entries(decidedMarks(tournament, facts));
const [anna, ben] = [player(2), player(3)];

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let tipp: TippFixture;

beforeAll(async () => {
  folder = await makeTempFolder();
  await writeFile(join(folder.path, `${tournament.id}.json`), formatTournament(tournament));
  const kickoff = Date.parse(tournament.matches[0]?.kickoff ?? '');
  const settings = { TOURNAMENT: tournament.id, TOURNAMENTS_DIR: folder.path };
  tipp = await openTipp(new Date(kickoff - HOUR_MS), settings);
  await tipp.register(1, 2, 3);
});
afterAll(async () => {
  await tipp?.service.close();
  await folder?.remove();
});

async function ask<T>(query: string, who: Identity = anna, variables = {}): Promise<T> {
  const { data, errors } = await tipp.ask(who, query, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data as T;
}

/** Enters the results of the stages at their end, each match three hours after its kick-off. */
async function play(...stages: Stage[]): Promise<void> {
  for (const { id, kickoff, stage, result, penalties } of tournament.matches) {
    if (!stages.includes(stage)) continue;
    tipp.clock.set(new Date(Date.parse(kickoff) + 3 * HOUR_MS));
    const goals = { goalsTeam1: result?.goals1, goalsTeam2: result?.goals2 };
    const { errors } = await tipp.saveMatch({ matchId: id, ...goals });
    expect([id, errors]).toEqual([id, undefined]);
    if (!penalties) continue;
    const shootOut = { penaltiesTeam1: penalties.goals1, penaltiesTeam2: penalties.goals2 };
    expect((await tipp.saveMatch({ matchId: id, ...shootOut })).errors).toBeUndefined();
  }
  const { errors } = await tipp.evaluate();
  expect(errors).toBeUndefined();
}

const teamsNow = (stage: Stage) =>
  tournament.matches
    .filter((match) => match.stage === stage)
    .map(({ id }) => tipp.service.deps.projection.current().board.teams.get(id));
const teamsInTheEnd = (stage: Stage) =>
  tournament.matches.filter((match) => match.stage === stage).map(({ id }) => teams.get(id));
const pointsOf = (userId: number) => tipp.service.deps.projection.current().ranks.points[userId - 1];

const isPatriot = (match: Match) =>
  isPatriotMatch(tournament, match, teams.get(match.id) ?? { home: null, away: null });

test('all 104 matches and all 27 marks can be tipped before the first', async () => {
  for (const { id, result } of tournament.matches) {
    const isJoker = id > tournament.matches.length - tournament.jokers;
    const goals = { goalsTeam1: result?.goals1, goalsTeam2: result?.goals2 };
    const { errors } = await tipp.saveTipp(anna, { matchId: id, ...goals, ...(isJoker && { isJoker }) });
    expect([id, errors]).toEqual([id, undefined]);
  }
  // The opening match ends 2:1.
  await tipp.saveTipp(ben, { matchId: 1, goalsTeam1: 0, goalsTeam2: 1 });
  expect(marks).toHaveLength(27);
  const save =
    'mutation ($input: SaveWinnerTippInput!) { saveWinnerTipp(input: $input) { winnerTipp { mark } } }';
  for (const [mark, teamKZ] of marks) await ask(save, anna, { input: { mark, teamKZ } });
  await ask(save, ben, { input: { mark: 'LL', teamKZ: marks.find(([mark]) => mark === 'LL')?.[1] } });
});

test('the groups fill the round of 32, including eight third-placed teams', async () => {
  await play('group');
  const first = teamsNow('R32');
  expect(first).toEqual(teamsInTheEnd('R32'));
  expect(new Set(first.flatMap((match) => [match?.home, match?.away])).size).toBe(32);
  const { groupTables, thirdPlaces } = await ask<{
    groupTables: { group: string; teams: object[] }[];
    thirdPlaces: { group: string; details: { place: number } }[];
  }>(
    '{ groupTables { group teams { teamKZ details { place points isGroupWinner isGroupLooser } } } ' +
      'thirdPlaces { group details { place } } }',
  );
  expect(groupTables.map(({ group }) => group).join('')).toBe('ABCDEFGHIJKL');
  expect(groupTables.at(-1)?.teams).toMatchObject([
    { details: { place: 1, points: 9, isGroupWinner: true } },
    { details: { place: 2, points: 6 } },
    { details: { place: 3, points: 3 } },
    { details: { place: 4, points: 0, isGroupLooser: true } },
  ]);
  expect(new Set(thirdPlaces.map(({ details }) => details.place))).toEqual(new Set([3]));
  // Their results get worse from group to group.
  expect(thirdPlaces.map(({ group }) => group).join('')).toBe('ABCDEFGHIJKL');
});

test('the rounds fill each other up to the final and the match for third place', async () => {
  await play('R32', 'R16', 'QF', 'SF');
  expect([...teamsNow('P3'), ...teamsNow('F')]).toEqual([...teamsInTheEnd('P3'), ...teamsInTheEnd('F')]);
  await play('P3', 'F');
});

test('entirely right tipps earn what the file says, and so does one right last of a group', () => {
  const { scoring } = tournament;
  const { winner } = scoring;
  const patriots = tournament.matches.filter(isPatriot).length;
  expect(patriots).toBeGreaterThan(3);
  const matches = (tournament.matches.length + tournament.jokers) * scoring.exact;
  const choices = winner.P1 + winner.P2 + winner.P3 + 12 * (winner.W + winner.L);
  expect(pointsOf(2)).toBe(matches + patriots * scoring.patriotBonus + choices);
  expect(pointsOf(3)).toBe(winner.L);
});

test('the last match and the marks of the last group have statistics', async () => {
  const { last, third, losers, ranking } = await ask<Record<string, unknown>>(`{
    last: matchStatistic(matchId: 104) { tippCount hits { pointsInternal value } }
    third: winnerStatistic(kind: "P3") { mark tippCount decidedTeam { teamKZ } }
    losers: winnerStatistic(kind: "L") { mark tippCount }
    ranking { items { id ranking } }
  }`);
  expect(last).toEqual({
    tippCount: 1,
    hits: [
      { pointsInternal: 5, value: 1 },
      { pointsInternal: 3, value: 0 },
      { pointsInternal: 2, value: 0 },
      { pointsInternal: 0, value: 0 },
    ],
  });
  const decidedTeam = { teamKZ: marks.find(([mark]) => mark === 'P3')?.[1] };
  expect(third).toEqual([{ mark: 'P3', tippCount: 1, decidedTeam }]);
  expect((losers as object[]).at(-1)).toEqual({ mark: 'LL', tippCount: 2 });
  expect(ranking).toMatchObject({ items: [{ id: 2, ranking: 1 }, { id: 3, ranking: 2 }, {}] });
});
