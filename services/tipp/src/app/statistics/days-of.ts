import { matchDays, type MatchDay } from '../../domain/matches/match-days.ts';
import { decidedMarks } from '../../domain/winner-tipps/marks.ts';
import type { Board } from '../../projection/board.ts';
import type { Counted, CountedChoice, CountedMatch } from '../../store/evaluation/evaluations.ts';

/** A match day with what came to count on it. */
export type CountedDay = { day: MatchDay; matches: CountedMatch[]; choices: CountedChoice[] };

/**
 * What an evaluation counted, by match day: a match on the day it was played, a winner tipp on the day that decided it.
 * What no day decided counts with the last one, so that the last day's places are those of the ranking.
 */
export function countedDays(
  board: Board,
  { matches, choices }: Pick<Counted, 'matches' | 'choices'>,
): CountedDay[] {
  const { tournament, facts } = board;
  // What an operator has set at some time was not decided by a day's matches.
  const overrides = { ...board.overrides, marks: {} };
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  const days = matchDays(tournament)
    .map((day): CountedDay => ({
      day,
      matches: day.matchIds.flatMap((id) => byId.get(id) ?? []),
      choices: [],
    }))
    .filter((day) => day.matches.length);
  const last = days.at(-1);
  if (!last) return [];

  const open = new Set(choices);
  const played = new Map<number, NonNullable<ReturnType<typeof facts.get>>>();
  for (const day of days) {
    for (const { matchId, goals1, goals2 } of day.matches)
      played.set(matchId, { ...facts.get(matchId), result: { goals1, goals2 } });
    const marked = decidedMarks(tournament, played, overrides);
    for (const choice of open) {
      if (!(choice.column in marked)) continue;
      open.delete(choice);
      day.choices.push(choice);
    }
  }
  last.choices.push(...open);
  return days;
}
