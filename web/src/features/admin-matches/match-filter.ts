import { formatDate } from '../../lib/time/format.ts';
import type { AdminMatchesQuery } from './admin-matches.generated.ts';

export type ListedMatch = AdminMatchesQuery['adminMatches'][number];
type TimedMatch = Pick<ListedMatch['match'], 'date' | 'isLocked' | 'isPlayed'>;
type FilteredMatch = Pick<ListedMatch, 'needsPenalties'> & { match: TimedMatch };

const filters = ['heute', 'offen', 'alle'] as const;
export type MatchFilter = (typeof filters)[number];

/** Reads the filter from the address ('?zeige=offen'). The default is today. */
export const readFilter = (params: URLSearchParams): MatchFilter =>
  filters.find((filter) => filter === params.get('zeige')) ?? 'heute';

/** Whether the match has kicked off by the server's clock, even if the page was loaded before. */
export const hasBegun = ({ date, isLocked }: Pick<TimedMatch, 'date' | 'isLocked'>, now: number): boolean =>
  isLocked || Date.parse(date) <= now;

/** The match lacks a result or the winner of its shoot-out. */
export const isDue = ({ match, needsPenalties }: FilteredMatch, now: number): boolean =>
  needsPenalties || (hasBegun(match, now) && !match.isPlayed);

/** Days are those of the time zone Berlin. */
export const filterMatches = <Match extends FilteredMatch>(
  matches: readonly Match[],
  filter: MatchFilter,
  now: number,
): Match[] => {
  if (filter === 'heute') return matches.filter(({ match }) => formatDate(match.date) === formatDate(now));
  return filter === 'offen' ? matches.filter((match) => isDue(match, now)) : [...matches];
};
