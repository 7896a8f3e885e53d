import { formatDate } from '../../lib/format.ts';

interface AdminMatch {
  id: number;
  /** ISO. */
  date: string;
  isLocked: boolean;
  isPlayed: boolean;
}

const filters = ['heute', 'offen', 'alle'] as const;
export type MatchFilter = (typeof filters)[number];

/** From the address: '?zeige=offen'; today without one. */
export const readFilter = (params: URLSearchParams): MatchFilter =>
  filters.find((filter) => filter === params.get('zeige')) ?? 'heute';

/** Kicked off by the server's clock, also when the page was loaded before. */
export const hasBegun = ({ date, isLocked }: AdminMatch, now: number): boolean =>
  isLocked || Date.parse(date) <= now;

/** Waits for a result. */
export const isDue = (match: AdminMatch, now: number): boolean => hasBegun(match, now) && !match.isPlayed;

/** Days are those of Berlin. */
export const filterMatches = <Match extends AdminMatch>(
  matches: readonly Match[],
  filter: MatchFilter,
  now: number,
): Match[] => {
  if (filter === 'heute') return matches.filter(({ date }) => formatDate(date) === formatDate(now));
  return filter === 'offen' ? matches.filter((match) => isDue(match, now)) : [...matches];
};

/** The first one by kick-off that waits for a result. */
export const nextDue = <Match extends AdminMatch>(
  matches: readonly Match[],
  now: number,
): Match | undefined =>
  matches
    .filter((match) => isDue(match, now))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id)[0];
