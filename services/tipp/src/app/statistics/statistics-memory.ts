import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { isMatchKey, matchKey, type ColumnKey } from '../../domain/columns/column-key.ts';
import {
  countCells,
  countChoices,
  filledCells,
  type FilledCell,
} from '../../domain/statistics/cell-counts.ts';
import {
  CATEGORIES,
  hitCounts,
  noHits,
  trendOf,
  type Hits,
  type Trend,
} from '../../domain/statistics/match-statistic.ts';
import { countHistory, type RankHistory } from '../../domain/statistics/rank-history.ts';
import { MAX_MATCHES } from '../../domain/tournament/tournament.ts';
import type { ColumnReader } from '../../projection/columns.ts';
import { createCache } from '@tippspiel/shared/platform/queue/cache';
import type { View } from '../../projection/projection.ts';
import type { Counted } from '../../store/evaluation/evaluations.ts';
import { countedDays, type CountedDay } from '../evaluation/counted-days.ts';
import { readColumns } from '../evaluation/read-columns.ts';
import { createColumnLists, type ColumnLists } from './column-lists.ts';

/** The places after each match day, and the total hits of all players. */
export type Course = { days: CountedDay[]; history: RankHistory; counted: Counted; hits: Hits };

/**
 * Caches the counts for statistics. A frozen column never changes, so it is counted once. Concurrent requests share the
 * work, which runs in slices.
 */
export type StatisticsMemory = ColumnLists & {
  /** @returns null while the match's column is not frozen */
  cells(matchId: number): Promise<readonly FilledCell[] | null>;
  /** The side that the tipps predict to win. @returns null while the match's column is not frozen */
  trend(matchId: number): Promise<Trend | null>;
  /** @returns null while the column of choices is not frozen */
  choices(column: ColumnKey): Promise<Uint32Array | null>;
  /** @returns null before the first evaluation */
  course(view: View): Promise<Course | null>;
};

/** 32 kB per match, 1 kB per mark. */
const KEPT_COUNTS = 2 * MAX_MATCHES;

export function createStatisticsMemory(columns: Pick<ColumnReader, 'column'>): StatisticsMemory {
  const counts = createCache<Uint32Array>(KEPT_COUNTS);
  const filled = createCache<readonly FilledCell[]>(MAX_MATCHES);
  const trends = createCache<Trend>(MAX_MATCHES);
  const courses = createCache<Course>(1);

  const count = (key: ColumnKey) =>
    counts.get(key, async () => {
      const column = await columns.column(key);
      return column && inSlices(isMatchKey(key) ? countCells(column) : countChoices(column));
    });

  const cells = (matchId: number) =>
    filled.get(String(matchId), async () => {
      const counted = await count(matchKey(matchId));
      return counted && filledCells(counted);
    });

  async function hitsOf(counted: Counted): Promise<Hits> {
    const sum = noHits();
    for (const { matchId, goals1, goals2 } of counted.matches) {
      const tipps = await cells(matchId);
      if (!tipps) continue;
      const hits = hitCounts(tipps, {}, { goals1, goals2 });
      for (const each of CATEGORIES) sum[each] += hits[each];
    }
    return sum;
  }

  async function makeCourse({ board, players, ranks: { counted } }: View): Promise<Course | null> {
    if (!counted) return null;
    const days = countedDays(board, counted);
    const all = await Promise.all(days.map((day) => readColumns(day, counted.scoring, columns.column)));
    const history = await inSlices(countHistory(all, players.inactive()));
    return { days, history, counted, hits: await hitsOf(counted) };
  }

  return {
    cells,
    trend: (matchId) =>
      trends.get(String(matchId), async () => {
        const counted = await cells(matchId);
        return counted && trendOf(counted);
      }),
    choices: count,
    ...createColumnLists({ columns, count }),
    // Among newcomers only a player with a tipp could have a place, and such a player changes `untippedFrom`.
    course(view) {
      const { version, gone, untippedFrom } = view.ranks;
      return courses.get(`${version}/${gone}/${untippedFrom}`, () => makeCourse(view));
    },
  };
}
