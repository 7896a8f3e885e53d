import type { PlayedMatch } from './facts.ts';
import { goalDifference, tally } from './tally.ts';
import type { Tally } from './tally.ts';

/** Teams that no criterion tells apart; a table is a list of tiers from top to bottom. */
export type Tier = string[];

type Criterion = (row: Tally) => number;

const points: Criterion = (row) => row.points;
const goals: Criterion = (row) => row.goalsPlus;
const wins: Criterion = (row) => row.won;
const pointsThenGoals = [points, goalDifference, goals];

export type TieBreak = (codes: string[], played: PlayedMatch[], override: readonly string[]) => Tier[];

/**
 * European championship: points; among those level points, goal difference and goals of their direct matches, applied
 * again to those still level; then overall goal difference, goals, wins; then the override.
 */
function orderEm(codes: string[], played: PlayedMatch[], override: readonly string[]): Tier[] {
  const overall = tally(codes, played);
  const direct = (tier: Tier): Tier[] => {
    const tiers = split(tier, tally(tier, played), pointsThenGoals);
    if (tiers.length > 1) return refine(tiers, direct);
    return refine(split(tier, overall, [goalDifference, goals, wins]), (level) =>
      applyOverride(level, override),
    );
  };
  return refine(split(codes, overall, [points]), direct);
}

/** World Cup up to 2022: points, overall goal difference, overall goals; then the direct matches, once; then the override. */
function orderWm(codes: string[], played: PlayedMatch[], override: readonly string[]): Tier[] {
  const tiers = split(codes, tally(codes, played), pointsThenGoals);
  const direct = refine(tiers, (tier) => split(tier, tally(tier, played), pointsThenGoals));
  return refine(direct, (tier) => applyOverride(tier, override));
}

/** The group rules by the tournament file's `tieBreak`. */
export const tieBreaks: Record<'em' | 'wm', TieBreak> = { em: orderEm, wm: orderWm };

/** Teams of different groups (third-placed): points, goal difference, goals, wins, override. */
export function orderAcrossGroups(rows: Tally[], override: readonly string[]): Tier[] {
  const codes = rows.map((row) => row.code);
  const tiers = split(codes, new Map(rows.map((row) => [row.code, row])), [...pointsThenGoals, wins]);
  return refine(tiers, (tier) => applyOverride(tier, override));
}

/** Parts of a tier from best to worst by the first criterion that tells teams apart, then the next within them. */
function split(tier: Tier, tallies: Map<string, Tally>, [criterion, ...others]: Criterion[]): Tier[] {
  if (!criterion || tier.length < 2) return [tier];
  const valueOf = (code: string) => criterion(tallies.get(code) as Tally);
  const parts = Map.groupBy(tier, valueOf);
  const descending = [...parts.keys()].sort((a, b) => b - a);
  return descending.flatMap((value) => split(parts.get(value) as Tier, tallies, others));
}

function refine(tiers: Tier[], further: (tier: Tier) => Tier[]): Tier[] {
  return tiers.flatMap((tier) => (tier.length > 1 ? further(tier) : [tier]));
}

/** Separates a tier whose teams the operator has all put in order; else it stays level. */
function applyOverride(tier: Tier, override: readonly string[]): Tier[] {
  if (!tier.every((code) => override.includes(code))) return [tier];
  return tier.toSorted((a, b) => override.indexOf(a) - override.indexOf(b)).map((code) => [code]);
}
