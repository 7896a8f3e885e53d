import { expect } from '@jest/globals';
import type { TestVisitor } from '../../rest-compat/test/visitor.ts';
import { opponentsOf, presentIn } from '../reference/duels.ts';
import { resultOf, type Goals } from '../reference/entries.ts';
import { marksOf } from '../reference/plan.ts';
import { isComplete, type Tipp } from '../reference/players.ts';
import { pointsOf, sourcesOf } from '../reference/points.ts';
import { reached, teamsOf } from '../reference/rounds.ts';
import { dayLists, dayPlaces } from '../reference/days.ts';
import { choiceCounts, hitCounts, tippCounts, type Hits } from '../reference/statistics.ts';
import { ask } from './ask.ts';
import { seedsOf, type Known } from './compare.ts';
import type { Fan } from './fans.ts';

const HIT_COUNTS = 'hits { pointsInternal value }';
const MATCH = `query ($id: Int) {
  matchStatistic(matchId: $id) { isVisible playerCount tippCount jokerCount randomCount tipps { key value } ${HIT_COUNTS} }
  jokers: matchStatistic(matchId: $id, onlyJoker: true) { tipps { key value } }
  randoms: matchStatistic(matchId: $id, onlyRandom: true) { tipps { key value } }
}`;

/** Sorted by the points that they give, highest first. */
const inPoints = ({ league }: Known, { exact, difference, trend, wrong }: Hits) => {
  const { scoring } = league.plan;
  return [
    { pointsInternal: scoring.exact, value: exact },
    { pointsInternal: scoring.difference, value: difference },
    { pointsInternal: scoring.trend, value: trend },
    { pointsInternal: 0, value: wrong },
  ];
};

/** Compares the statistics of all tipps on a locked match. */
export async function compareMatch(visitor: TestVisitor, known: Known, id: number): Promise<void> {
  const { league, players, sheet } = known;
  const present = presentIn(league.plan, id, players);
  const counts = (wanted?: 'joker' | 'random') =>
    tippCounts(id, present, wanted).map(({ tipp, count }) => ({ key: tipp, value: count }));
  const tipps = present.map((player) => player.tipps[id]).filter(isComplete) as Tipp[];
  // For a running match, the current score.
  const goalsOf = (match: number) => sheet.matches[match]?.goals ?? null;
  const hits = inPoints(known, hitCounts(goalsOf, [id], present));
  expect(await ask(visitor, MATCH, { id })).toEqual({
    matchStatistic: {
      isVisible: true,
      playerCount: present.length,
      tippCount: tipps.length,
      jokerCount: tipps.filter(({ isJoker }) => isJoker).length,
      randomCount: tipps.filter(({ isRandom }) => isRandom).length,
      tipps: counts(),
      hits: goalsOf(id) ? hits : [],
    },
    jokers: { tipps: counts('joker') },
    randoms: { tipps: counts('random') },
  });
}

type MarkStatistic = {
  mark: string;
  tippCount: number;
  teams: { team: { teamKZ: string }; value: number }[];
  decidedTeam: { teamKZ: string } | null;
};

/** Compares the choices for every locked mark, and the team that reached it. */
export async function compareMarks(visitor: TestVisitor, { league, players, sheet }: Known): Promise<void> {
  const kinds = league.plan.matches.some(({ stage }) => stage === 'P3') ? ['P1', 'P2', 'P3', 'G', 'L'] : ['P1', 'P2', 'G', 'L']; // prettier-ignore
  const query = `{ ${kinds.map((kind) => `${kind}: winnerStatistic(kind: "${kind}") { mark tippCount teams { team { teamKZ } value } decidedTeam { teamKZ } }`).join('\n')} }`;
  const answers = await ask<Record<string, MarkStatistic[]>>(visitor, query);
  const right = reached(league.plan, sheet);
  const found = Object.values(answers).flat();
  expect(found.map(({ mark }) => mark).sort()).toEqual(marksOf(league.plan).sort());
  for (const { mark, tippCount, teams, decidedTeam } of found) {
    const counts = choiceCounts(mark, players);
    const chosen = teams.filter(({ value }) => value > 0).map(({ team, value }) => [team.teamKZ, value]);
    expect([mark, Object.fromEntries(chosen), decidedTeam?.teamKZ]).toEqual([mark, counts, right[mark]]);
    expect(tippCount).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
    const values = teams.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  }
}

const COURSE = `{ playerStatistic { days { number ranking points dayPoints rankedCount } ${HIT_COUNTS} allHits { pointsInternal value } } }`;

/** Compares some players' courses through the match days. */
export async function compareCourses(fans: Fan[], known: Known): Promise<void> {
  const { league, players, sheet, questions } = known;
  const days = dayPlaces(league.plan, sheet, questions, players);
  const matches = league.plan.matches.map(({ id }) => id);
  const goalsOf = (match: number) => resultOf(sheet, match);
  const allHits = inPoints(known, hitCounts(goalsOf, matches, players));
  for (const { visitor, player } of fans)
    expect(await ask(visitor, COURSE)).toEqual({
      playerStatistic: {
        days: days[player.id],
        hits: inPoints(known, hitCounts(goalsOf, matches, [player])),
        allHits,
      },
    });
}

const POINTS = `query ($userId: Int!) {
  playerPoints(userId: $userId) { total tipps { points } winnerTipps { points } bonus { points } }
}`;
type Points = { points: number }[];
type PlayerPoints = { total: number; tipps: Points; winnerTipps: Points; bonus: Points };

/** Compares everybody's points by source, as one player sees them. */
export async function comparePoints(visitor: TestVisitor, known: Known): Promise<void> {
  const sources = sourcesOf(known.league.plan, known.sheet, known.questions);
  for (const player of known.players) {
    const variables = { userId: player.id };
    const { playerPoints } = await ask<{ playerPoints: PlayerPoints }>(visitor, POINTS, variables);
    const { total, tipps, winnerTipps, bonus } = playerPoints;
    const parts = [tipps, winnerTipps, bonus].flat().map(({ points }) => points);
    const given = sources.map(({ points }) => points(player));
    const earned = (all: number[]) => all.filter((points) => points > 0).sort((a, b) => a - b);
    expect({ total, parts: earned(parts) }).toEqual({
      total: given.reduce((sum, points) => sum + points, 0),
      parts: earned(given),
    });
  }
}

const DAY = `query ($day: Int!, $page: PageInput) {
  matchDayRanking(day: $day, page: $page) { totalCount items { user { id } ranking points } }
}`;

/** Compares the first page of the last counted match day's ranking. */
export async function compareLastDay(visitor: TestVisitor, known: Known): Promise<void> {
  const { league, players, sheet, questions } = known;
  const day = dayLists(league.plan, sheet, questions, players).at(-1);
  if (!day) return;
  const page = { pageNumber: 1, pageSize: 100 };
  const items = day.places.map(({ id, ...place }) => ({ user: { id }, ...place }));
  expect(await ask(visitor, DAY, { day: day.number, page })).toEqual({
    matchDayRanking: { totalCount: items.length, items: items.slice(0, page.pageSize) },
  });
}

const DUEL = `query ($id: Int) {
  duel(matchId: $id) { state user2 { id } outcome points tipp1 { points } tipp2 { points } }
}`;

/** Compares some players' duels in a match with a result: opponent, points of both tipps and outcome. */
export async function compareDuels(fans: Fan[], known: Known, id: number): Promise<void> {
  const { league, players, sheet } = known;
  const [fan] = fans as [Fan];
  const seeds = await seedsOf(fan.visitor, known);
  const present = presentIn(league.plan, id, players).map((player) => player.id);
  const met = opponentsOf(present, seeds[id] as string);
  const isPatriot = teamsOf(league.plan, sheet)[id]?.includes(league.plan.patriotTeam) ?? false;
  const goals = resultOf(sheet, id) as Goals;
  const pointsIn = (player: number) =>
    pointsOf(league.plan, players.find((one) => one.id === player)?.tipps[id], goals, isPatriot);
  const { win, draw, loss, bye } = league.plan.scoring.duel;
  for (const { visitor, player } of fans) {
    const opponent = met.get(player.id);
    const { duel } = await ask<{ duel: Record<string, unknown> }>(visitor, DUEL, { id });
    if (opponent === undefined) {
      expect(duel).toMatchObject({ state: 'NONE', user2: null, outcome: null, points: null });
    } else if (opponent === null) {
      expect(duel).toMatchObject({ state: 'BYE', user2: null, outcome: 'BYE', points: bye });
    } else {
      const lead = pointsIn(player.id) - pointsIn(opponent);
      const [outcome, points] = lead === 0 ? ['LEVEL', draw] : lead > 0 ? ['WON', win] : ['LOST', loss];
      expect(duel).toEqual({
        state: 'DRAWN',
        user2: { id: opponent },
        outcome,
        points,
        tipp1: { points: pointsIn(player.id) },
        tipp2: { points: pointsIn(opponent) },
      });
    }
  }
}
