import { bonusKey } from '../../domain/columns/column-key.ts';
import { dayInBerlin, matchDays, type MatchDay } from '../../domain/matches/match-days.ts';
import { decidedMarks } from '../../domain/winner-tipps/marks.ts';
import type { Board } from '../../projection/board.ts';
import type { Counted, CountedChoice, CountedMatch } from '../../store/evaluation/evaluations.ts';

type Part = Pick<Counted, 'matches' | 'choices'>;

/** A match day with everything that was counted on it. */
export type CountedDay = { day: MatchDay; matches: CountedMatch[]; choices: CountedChoice[] };

/**
 * All match days with the counted entries: a match on the day it was played, a winner tipp on the day whose matches
 * decided it.
 * @returns `undated` has entries that no day decided: bonus answers, and marks that only an operator has set
 */
export function countedByDay(
  board: Board,
  { matches, choices }: Part,
): { days: CountedDay[]; undated: CountedChoice[] } {
  const { tournament, facts } = board;
  // Operators' decisions are left out, because they belong to no match day.
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
 * The days with counted entries. A bonus answer belongs to the last of these days up to its deadline. Other undated
 * entries belong to the last day, so that its places equal the ranking's.
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

/** Sorts behind every date. */
const LATEST = '~';
