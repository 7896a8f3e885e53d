import { isDeepStrictEqual } from 'node:util';
import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { readColumns } from '../app/evaluation/read-columns.ts';
import { bonusKey, matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import { playersOf, rescore, scoreAll, type Scored, type Totals } from '../domain/evaluation/score-column.ts';
import type { Pairing } from '../domain/duels/pairing.ts';
import { noDuels, rescoreDuels, type DuelTotals, type ScoredDuels } from '../domain/duels/score-duels.ts';
import { isPatriotMatch, type Scoring } from '../domain/tournament/tournament.ts';
import { playedMatches, runningMatches, type Board, type MatchResult } from '../projection/board.ts';
import { choiceOfTeam, marksOf, pointsFor } from '../domain/winner-tipps/winner-tipps.ts';
import type { Counted, CountedChoice, CountedMatch } from '../store/evaluation/evaluations.ts';

type Columns = (key: ColumnKey) => Promise<Uint8Array | null>;

/** The inputs of an evaluation's points, besides the frozen columns. */
export function countedOf(board: Board): Counted {
  const { tournament, marked, questions } = board;
  const matches = playedMatches(board).map((played) => countedMatch(board, played));
  const marks = marksOf(tournament).flatMap((mark): CountedChoice[] => {
    const team = marked[mark];
    if (team === undefined) return [];
    const right = [choiceOfTeam(tournament, team)];
    return [{ column: mark, right, points: pointsFor(mark, tournament.scoring) }];
  });
  const answers = [...questions.values()]
    .filter(({ right }) => right.length)
    .map(({ id, right, points }): CountedChoice => ({ column: bonusKey(id), right, points }));
  return { scoring: tournament.scoring, matches, choices: [...marks, ...answers] };
}

/** The same as if the running matches were over. Only their scores count: marks that they would decide stay open. */
export function countedProvisionally(board: Board): Counted {
  const counted = countedOf(board);
  const running = runningMatches(board).map((match) => countedMatch(board, match));
  return { ...counted, matches: [...counted.matches, ...running] };
}

function countedMatch({ tournament, teams }: Board, { match, result }: MatchResult): CountedMatch {
  const playing = teams.get(match.id) ?? { home: null, away: null };
  const isPatriot = isPatriotMatch(tournament, match, playing);
  return { matchId: match.id, goals1: result.goals1, goals2: result.goals2, isPatriot };
}

export const columnsOf = ({ matches, choices }: Omit<Counted, 'scoring'>): ColumnKey[] => [
  ...matches.map(({ matchId }) => matchKey(matchId)),
  ...choices.map(({ column }) => column),
];

/**
 * Points of all players over everything counted, in slices. Parts that were already counted the same way are reused, so
 * that a corrected result needs two columns instead of all.
 * @param before the totals of the last evaluation, if available
 * @param players how many player numbers are known; columns may cover more
 * @throws Error for a column that is not frozen
 */
export async function scoreAgain(
  counted: Counted,
  before: { counted: Counted | null; totals: Totals } | null,
  players: number,
  columns: Columns,
): Promise<Totals> {
  const { removed, added, isComparable } = changesSince(before?.counted, counted);
  const read = (part: Part) => readColumns(part, counted.scoring, columns);
  if (!isComparable || !before || sizeOf(removed) + sizeOf(added) >= sizeOf(counted)) {
    const all = await read(counted);
    return inSlices(scoreAll(highest(players, all), all));
  }
  const [minus, plus] = [await read(removed), await read(added)];
  const least = Math.max(players, before.totals.points.length);
  return inSlices(rescore(before.totals, highest(least, [...minus, ...plus]), minus, plus));
}

/** The matches and choices to subtract and to add; if the scoring rules differ, everything is added. */
export function changesSince(old: Counted | null | undefined, counted: Counted) {
  const isComparable = isDeepStrictEqual(old?.scoring, counted.scoring);
  const known = isComparable && old ? old : NOTHING;
  return {
    isComparable,
    removed: difference(known, counted),
    added: difference(counted, known),
  };
}

/**
 * The totals of all duels, computed incrementally in the same way, in slices.
 * @param players how many player numbers the totals cover: at least as many as every column
 * @param pairings of played matches; null for one that cannot be read
 * @throws Error for a match that is not frozen or not drawn
 */
export async function scoreDuelsAgain(
  counted: Counted,
  before: { counted: Counted | null; duels: DuelTotals } | null,
  players: number,
  columns: Columns,
  pairings: (matchId: number) => Promise<Pairing | null>,
): Promise<DuelTotals> {
  const { removed, added, isComparable } = changesSince(before?.counted, counted);
  const read = (matches: CountedMatch[]) =>
    Promise.all(matches.map((match) => readDuels(match, counted.scoring, columns, pairings)));
  const worth = counted.scoring.duel;
  if (!isComparable || !before || removed.matches.length + added.matches.length >= counted.matches.length)
    return inSlices(rescoreDuels(noDuels(0), players, [], await read(counted.matches), worth));
  const [minus, plus] = [await read(removed.matches), await read(added.matches)];
  return inSlices(rescoreDuels(before.duels, players, minus, plus, worth));
}

async function readDuels(
  { matchId, goals1, goals2, isPatriot }: CountedMatch,
  scoring: Scoring,
  columns: Columns,
  pairings: (matchId: number) => Promise<Pairing | null>,
): Promise<ScoredDuels> {
  const [column, pairing] = [await columns(matchKey(matchId)), await pairings(matchId)];
  if (!column || !pairing) throw new Error(`the duels of match ${matchId} cannot be read`);
  return { column, pairing, scoring: { scoring, isPatriot, result: { goals1, goals2 } } };
}

type Part = Pick<Counted, 'matches' | 'choices'>;
const NOTHING: Part = { matches: [], choices: [] };

const sizeOf = ({ matches, choices }: Part): number => matches.length + choices.length;

const difference = (left: Part, right: Part): Part => ({
  matches: without(left.matches, right.matches),
  choices: without(left.choices, right.choices),
});

const without = <One>(left: One[], right: One[]): One[] =>
  left.filter((one) => !right.some((other) => isDeepStrictEqual(one, other)));

const highest = (players: number, all: Scored[]): number => Math.max(players, ...all.map(playersOf));
