import { isDeepStrictEqual } from 'node:util';
import { rescore, scoreMatches, type ScoredMatch, type Totals } from '../domain/evaluation/score-column.ts';
import { isPatriotMatch } from '../domain/tournament/tournament.ts';
import { playedMatches, type Board } from '../projection/board.ts';
import type { Counted, CountedMatch } from '../store/evaluation/evaluations.ts';

type Columns = (matchId: number) => Promise<Uint8Array | null>;

/** All that the points of an evaluation follow from, beside the frozen tipps. */
export function countedOf(board: Board): Counted {
  const { tournament, teams } = board;
  const matches = playedMatches(board).map(({ match, result: { goals1, goals2 } }) => {
    const playing = teams.get(match.id) ?? { home: null, away: null };
    return { matchId: match.id, goals1, goals2, isPatriot: isPatriotMatch(tournament, match, playing) };
  });
  return { scoring: tournament.scoring, matches };
}

/**
 * Points of all players over all counted matches. What was counted before in the same way is left as it is, so that a
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
  const isComparable = before?.counted && isDeepStrictEqual(before.counted.scoring, counted.scoring);
  const old = isComparable ? (before.counted?.matches ?? []) : [];
  const out = difference(old, counted.matches);
  const into = difference(counted.matches, old);
  const isLess = isComparable && out.length + into.length < counted.matches.length;

  const read = (matches: CountedMatch[]) => readColumns(matches, counted, columns);
  if (!isLess) {
    const all = await read(counted.matches);
    return scoreMatches(highest(players, all), all);
  }
  const [gone, come] = [await read(out), await read(into)];
  const least = Math.max(players, before.totals.points.length);
  return rescore(before.totals, highest(least, [...gone, ...come]), gone, come);
}

const difference = (left: CountedMatch[], right: CountedMatch[]): CountedMatch[] =>
  left.filter((match) => !right.some((other) => isDeepStrictEqual(match, other)));

const highest = (players: number, matches: ScoredMatch[]): number =>
  Math.max(players, ...matches.map(({ column }) => column.length / 2));

async function readColumns(
  matches: CountedMatch[],
  { scoring }: Counted,
  columns: Columns,
): Promise<ScoredMatch[]> {
  return Promise.all(
    matches.map(async ({ matchId, goals1, goals2, isPatriot }) => {
      const column = await columns(matchId);
      if (!column) throw new Error(`the column of match ${matchId} cannot be read`);
      return { column, scoring: { scoring, isPatriot, result: { goals1, goals2 } } };
    }),
  );
}
