import { isDeepStrictEqual } from 'node:util';
import { matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import { playersOf, rescore, scoreAll, type Scored, type Totals } from '../domain/evaluation/score-column.ts';
import { isPatriotMatch, type Scoring } from '../domain/tournament/tournament.ts';
import { playedMatches, type Board } from '../projection/board.ts';
import { choiceOfTeam, marksOf, pointsFor } from '../domain/winner-tipps/winner-tipps.ts';
import type { Counted, CountedChoice } from '../store/evaluation/evaluations.ts';

type Columns = (key: ColumnKey) => Promise<Uint8Array | null>;

/** All that the points of an evaluation follow from, beside the frozen columns. */
export function countedOf(board: Board): Counted {
  const { tournament, teams, marked } = board;
  const matches = playedMatches(board).map(({ match, result: { goals1, goals2 } }) => {
    const playing = teams.get(match.id) ?? { home: null, away: null };
    return { matchId: match.id, goals1, goals2, isPatriot: isPatriotMatch(tournament, match, playing) };
  });
  const choices = marksOf(tournament).flatMap((mark): CountedChoice[] => {
    const team = marked[mark];
    if (team === undefined) return [];
    const right = [choiceOfTeam(tournament, team)];
    return [{ column: mark, right, points: pointsFor(mark, tournament.scoring) }];
  });
  return { scoring: tournament.scoring, matches, choices };
}

/** The columns that it takes to score this. */
export const columnsOf = ({ matches, choices }: Omit<Counted, 'scoring'>): ColumnKey[] => [
  ...matches.map(({ matchId }) => matchKey(matchId)),
  ...choices.map(({ column }) => column),
];

/**
 * Points of all players over all that counts. What was counted before in the same way is left as it is, so that a
 * corrected result costs two columns and not all of them.
 * @param before the totals of the last evaluation, where they are at hand
 * @param players how many player numbers are known; columns may know more
 * @throws Error for a column that is not frozen
 */
export async function scoreAgain(
  counted: Counted,
  before: { counted: Counted | null; totals: Totals } | null,
  players: number,
  columns: Columns,
): Promise<Totals> {
  const old = before?.counted;
  // Who evaluated before there were winner tipps left none in what was counted.
  const isComparable = old?.choices && isDeepStrictEqual(old.scoring, counted.scoring);
  const gone = difference(isComparable ? old : NOTHING, counted);
  const come = difference(counted, isComparable ? old : NOTHING);
  const read = (part: Part) => readColumns(part, counted.scoring, columns);
  if (!isComparable || !before || sizeOf(gone) + sizeOf(come) >= sizeOf(counted)) {
    const all = await read(counted);
    return scoreAll(highest(players, all), all);
  }
  const [out, into] = [await read(gone), await read(come)];
  const least = Math.max(players, before.totals.points.length);
  return rescore(before.totals, highest(least, [...out, ...into]), out, into);
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

async function readColumns(
  { matches, choices }: Part,
  scoring: Scoring,
  columns: Columns,
): Promise<Scored[]> {
  const read = async (key: ColumnKey) => {
    const column = await columns(key);
    if (!column) throw new Error(`the column ${key} cannot be read`);
    return column;
  };
  return Promise.all<Scored>([
    ...matches.map(async ({ matchId, goals1, goals2, isPatriot }) => ({
      column: await read(matchKey(matchId)),
      scoring: { scoring, isPatriot, result: { goals1, goals2 } },
    })),
    ...choices.map(async ({ column, right, points }) => ({ choices: await read(column), right, points })),
  ]);
}
