import type { ColumnTipp } from '../columns/column-cell.ts';
import { category, isValid, type Category } from '../tipps/scoring.ts';
import type { Result } from '../tournament/tournament.ts';
import type { FilledCell } from './cell-counts.ts';

/** Restricts which tipps count; without a flag all do. */
export type TippFilter = { onlyJoker?: boolean | null; onlyRandom?: boolean | null };

export const matchesFilter = (tipp: ColumnTipp, { onlyJoker, onlyRandom }: TippFilter): boolean =>
  isValid(tipp) && (!onlyJoker || tipp.isJoker) && (!onlyRandom || tipp.isRandom);

export type TippCount = { goals1: number; goals2: number; count: number };

/** How often each result was tipped, most frequent first; tipps without both goals do not count. */
export function tippCounts(cells: readonly FilledCell[], filter: TippFilter): TippCount[] {
  const found = new Map<number, TippCount>();
  for (const { tipp, count } of cells) {
    const { goals1, goals2 } = tipp;
    if (!matchesFilter(tipp, filter) || goals1 === null || goals2 === null) continue;
    const key = goals1 * 16 + goals2;
    const known = found.get(key) ?? { goals1, goals2, count: 0 };
    known.count += count;
    found.set(key, known);
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.goals1 - b.goals1 || a.goals2 - b.goals2);
}

export type Turnout = {
  /** Players who were present when the match locked, with or without a tipp. */
  players: number;
  /** Those with both goals; `jokers` and `randoms` are part of these. */
  tipps: number;
  jokers: number;
  randoms: number;
};

export function turnout(cells: readonly FilledCell[]): Turnout {
  const sum: Turnout = { players: 0, tipps: 0, jokers: 0, randoms: 0 };
  for (const { tipp, count } of cells) {
    if (!tipp.isPresent) continue;
    sum.players += count;
    if (!isValid(tipp)) continue;
    sum.tipps += count;
    if (tipp.isJoker) sum.jokers += count;
    if (tipp.isRandom) sum.randoms += count;
  }
  return sum;
}

export type Trend = { team1: number; draw: number; team2: number };

/** Counts which side the valid tipps predict to win. */
export function trendOf(cells: readonly FilledCell[]): Trend {
  const trend: Trend = { team1: 0, draw: 0, team2: 0 };
  for (const { tipp, count } of cells) {
    const { goals1, goals2 } = tipp;
    if (!tipp.isPresent || goals1 === null || goals2 === null) continue;
    trend[goals1 > goals2 ? 'team1' : goals1 < goals2 ? 'team2' : 'draw'] += count;
  }
  return trend;
}

/** Best first. */
export const CATEGORIES: readonly Category[] = ['exact', 'difference', 'trend', 'wrong'];

export type Hits = Record<Category, number>;
export const noHits = (): Hits => ({ exact: 0, difference: 0, trend: 0, wrong: 0 });

export function hitCounts(cells: readonly FilledCell[], filter: TippFilter, result: Result): Hits {
  const hits = noHits();
  for (const { tipp, count } of cells) if (matchesFilter(tipp, filter)) hits[category(tipp, result)] += count;
  return hits;
}
