import { bonusKey } from '../../domain/columns/column-key.ts';
import { dayInBerlin, matchDays, type MatchDay } from '../../domain/matches/match-days.ts';
import { decidedMarks } from '../../domain/winner-tipps/marks.ts';
import type { Board } from '../../projection/board.ts';
import type { Counted, CountedChoice, CountedMatch } from '../../store/evaluation/evaluations.ts';

type Part = Pick<Counted, 'matches' | 'choices'>;

/** A match day with what came to count on it. */
export type CountedDay = { day: MatchDay; matches: CountedMatch[]; choices: CountedChoice[] };

/**
 * All match days with what an evaluation counted: a match on the day it was played, a winner tipp on the day whose
 * matches decided it.
 * @returns beside them what no day decided: bonus answers, and marks that only an operator has set
 */
export function countedByDay(
  board: Board,
  { matches, choices }: Part,
): { days: CountedDay[]; undated: CountedChoice[] } {
  const { tournament, facts } = board;
  // An operator's decision at some time was not decided by a day's matches.
  const overrides = { ...board.overrides, marks: {} };
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  const open = new Set(choices);
  const played = new Map<number, NonNullable<ReturnType<typeof facts.get>>>();
  const days = matchDays(tournament).map((day): CountedDay => {
    const counted = day.matchIds.flatMap((id) => byId.get(id) ?? []);
    if (!counted.length) return { day, matches: [], choices: [] };
    for (const { matchId, goals1, goals2 } of counted)
      played.set(matchId, { ...facts.get(matchId), result: { goals1, goals2 } });
    const marked = decidedMarks(tournament, played, overrides);
    const decided = [...open].filter(({ column }) => column in marked);
    for (const choice of decided) open.delete(choice);
    return { day, matches: counted, choices: decided };
  });
  return { days, undated: [...open] };
}

/**
 * The days on which something came to count. A bonus answer counts on the day of its deadline, or the last one before
 * it; what no day decided otherwise counts with the last, so that the last day's places are those of the ranking.
 */
export function countedDays(board: Board, counted: Part): CountedDay[] {
  const { days, undated } = countedByDay(board, counted);
  const begun = days.filter(({ matches }) => matches.length);
  const closedOn = new Map(
    [...board.questions.values()].map(({ id, deadline }) => [bonusKey(id), dayInBerlin(new Date(deadline))]),
  );
  for (const choice of undated) {
    const closed = closedOn.get(choice.column) ?? LATEST;
    const day = begun.findLast(({ day: { date } }) => dayInBerlin(new Date(date)) <= closed) ?? begun[0];
    day?.choices.push(choice);
  }
  return begun;
}

/** Behind every day. */
const LATEST = '~';
