import type { Result, Scoring } from '../tournament/tournament.ts';

/** A tipp on one match; null for a missing goal. Without both goals it is invalid and earns nothing. */
export type TippGoals = { goals1: number | null; goals2: number | null };
export type Tipp = TippGoals & { isJoker: boolean };

/** How close a tipp is to its result (rules of the game, scoring). */
export type Category = 'exact' | 'difference' | 'trend' | 'wrong';

export type ScoringContext = { isPatriot: boolean; scoring: Scoring };

/** A tipp is valid with both goals. */
export function isValid(tipp: TippGoals): boolean {
  return tipp.goals1 !== null && tipp.goals2 !== null;
}

/**
 * Exact result, else same goal difference, else same trend (home win, draw, away win), else wrong. For two draws with
 * different goals the goal difference is the same.
 */
export function category(tipp: TippGoals, result: Result): Category {
  if (tipp.goals1 === null || tipp.goals2 === null) return 'wrong';
  if (tipp.goals1 === result.goals1 && tipp.goals2 === result.goals2) return 'exact';
  const tipped = tipp.goals1 - tipp.goals2;
  const played = result.goals1 - result.goals2;
  if (tipped === played) return 'difference';
  return Math.sign(tipped) === Math.sign(played) ? 'trend' : 'wrong';
}

/** The joker multiplies the category's points. The patriot bonus follows, never doubled and never for 0 points. */
export function score(tipp: Tipp, result: Result, context: ScoringContext) {
  const found = category(tipp, result);
  const base = categoryPoints(found, context.scoring);
  const factor = tipp.isJoker ? context.scoring.jokerFactor : 1;
  const patriot = context.isPatriot && base > 0 ? context.scoring.patriotBonus : 0;
  return {
    category: found,
    /** Points of the category: the `pointsInternal` of the match statistics (5, 3, 2, 0). */
    pointsInternal: base,
    points: base * factor + patriot,
  };
}

/** Points of a category before joker and patriot. */
export function categoryPoints(found: Category, scoring: Scoring): number {
  return found === 'wrong' ? 0 : scoring[found];
}
