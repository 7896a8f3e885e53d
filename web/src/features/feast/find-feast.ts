import { formatDay } from '../../lib/time/format.ts';
import type { FeastQuery } from './feast.generated.ts';

type Recent = FeastQuery['recentTipps'];

/** The own tipp on a match that counts. */
export interface Earned {
  match: Recent['matches'][number];
  /** The score that counts. */
  score: Recent['scores'][number];
  tipp: Recent['rows'][number]['tipps'][number];
  points: number;
}

export interface Feast {
  /** By kick-off, the latest last. */
  earned: Earned[];
  points: number;
  /** The tipp with the best hit; the latest of equal ones. */
  best: Earned;
  /** The latest match that counts is among them. Otherwise a later one has moved the place. */
  isLatest: boolean;
}

/** The final whistle is news for about a day. */
const NEWS_MS = 26 * 3_600_000;

/**
 * The points of the own tipps on matches that the last evaluation counts, of one match day: the latest with points.
 * Null without news or points.
 * @param seen ids of the matches shown before
 */
export const findFeast = (
  { matches, scores, rows }: Recent,
  seen: readonly number[],
  now: number,
): Feast | null => {
  const news = matches.flatMap((match, index): Earned[] => {
    const tipp = rows[0]?.tipps[index];
    const score = scores[index];
    const isNews = !seen.includes(match.id) && Date.parse(match.date) > now - NEWS_MS;
    return tipp?.isValid && score && isNews ? [{ match, score, tipp, points: tipp.points ?? 0 }] : [];
  });
  const day = dayOf(news.findLast(({ points }) => points > 0)?.match);
  const [first, ...others] = news.filter(({ match }) => dayOf(match) === day);
  if (!first || day === null) return null;
  const earned = [first, ...others];
  const points = earned.reduce((sum, each) => sum + each.points, 0);
  const isLatest = earned.at(-1)?.match === matches.at(-1);
  return { earned, points, best: others.reduce(better, first), isLatest };
};

/** The match day: that of the German calendar. */
const dayOf = (match: Earned['match'] | undefined): string | null => (match ? formatDay(match.date) : null);

const hitOf = ({ tipp }: Earned): number => tipp.pointsInternal ?? 0;
const better = (one: Earned, later: Earned): Earned => (hitOf(later) >= hitOf(one) ? later : one);

/** The kind of a hit, and its frequency among all tipps. */
export interface Hit {
  kind: 'exact' | 'difference' | 'trend';
  count: number;
  all: number;
}

const kinds = ['exact', 'difference', 'trend'] as const;

/** @param hits best first */
export const findHit = (
  { pointsInternal }: Pick<Earned['tipp'], 'pointsInternal'>,
  { tippCount, hits }: { tippCount: number; hits: readonly { pointsInternal: number; value: number }[] },
): Hit | null => {
  const at = hits.findIndex((each) => each.pointsInternal === pointsInternal);
  const kind = kinds[at];
  return kind ? { kind, count: hits[at]?.value ?? 0, all: tippCount } : null;
};
