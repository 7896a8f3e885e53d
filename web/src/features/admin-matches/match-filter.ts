import { formatDate } from '../../lib/time/format.ts';

interface TimedMatch {
  id: number;
  /** ISO. */
  date: string;
  isLocked: boolean;
  isPlayed: boolean;
}

/** As far as filters and what is due need to know it. */
export interface FilteredMatch {
  id: number;
  match: TimedMatch;
  needsPenalties: boolean;
}

const filters = ['heute', 'offen', 'alle'] as const;
export type MatchFilter = (typeof filters)[number];

/** From the address: '?zeige=offen'; today without one. */
export const readFilter = (params: URLSearchParams): MatchFilter =>
  filters.find((filter) => filter === params.get('zeige')) ?? 'heute';

/** Kicked off by the server's clock, also when the page was loaded before. */
export const hasBegun = ({ date, isLocked }: Pick<TimedMatch, 'date' | 'isLocked'>, now: number): boolean =>
  isLocked || Date.parse(date) <= now;

/** Waits for a result, or for who won the shoot-out. */
export const isDue = ({ match, needsPenalties }: FilteredMatch, now: number): boolean =>
  needsPenalties || (hasBegun(match, now) && !match.isPlayed);

/** Days are those of Berlin. */
export const filterMatches = <Match extends FilteredMatch>(
  matches: readonly Match[],
  filter: MatchFilter,
  now: number,
): Match[] => {
  if (filter === 'heute') return matches.filter(({ match }) => formatDate(match.date) === formatDate(now));
  return filter === 'offen' ? matches.filter((match) => isDue(match, now)) : [...matches];
};
