import type { PlayedMatch } from './facts.ts';
import { goalDifference, teamRecords } from './team-record.ts';
import type { TeamRecord } from './team-record.ts';
import type { Tournament } from '../tournament/tournament.ts';

/** Teams that no criterion separates; a table is a list of tiers from top to bottom. */
export type Tier = string[];

type Criterion = (row: TeamRecord) => number;

const points: Criterion = (row) => row.points;
const goals: Criterion = (row) => row.goalsPlus;
const wins: Criterion = (row) => row.won;
const pointsThenGoals = [points, goalDifference, goals];

export type TieBreak = (codes: string[], played: PlayedMatch[], override: readonly string[]) => Tier[];

/**
 * Sorts by points, then by goal difference and goals of the direct matches, again among those still level. Then by the
 * given criteria over all matches, then by the override.
 */
const directFirst =
  (overallCriteria: Criterion[]): TieBreak =>
  (codes, played, override) => {
    const overall = teamRecords(codes, played);
    const direct = (tier: Tier): Tier[] => {
      const tiers = split(tier, teamRecords(tier, played), pointsThenGoals);
      if (tiers.length > 1) return refine(tiers, direct);
      return refine(split(tier, overall, overallCriteria), (level) => applyOverride(level, override));
    };
    return refine(split(codes, overall, [points]), direct);
  };

/** World Cup up to 2022: points, overall goal difference and goals; then direct matches once; then the override. */
function orderWm(codes: string[], played: PlayedMatch[], override: readonly string[]): Tier[] {
  const tiers = split(codes, teamRecords(codes, played), pointsThenGoals);
  const direct = refine(tiers, (tier) => split(tier, teamRecords(tier, played), pointsThenGoals));
  return refine(direct, (tier) => applyOverride(tier, override));
}

type Rules = {
  inGroup: TieBreak;
  /** For third-placed teams of different groups. */
  acrossGroups: Criterion[];
};

/** The rules of standings by the tournament file's `tieBreak`; `wmDirect` is the World Cup from 2026 on. */
export const tieBreaks: Record<Tournament['tieBreak'], Rules> = {
  em: { inGroup: directFirst([goalDifference, goals, wins]), acrossGroups: [...pointsThenGoals, wins] },
  wm: { inGroup: orderWm, acrossGroups: pointsThenGoals },
  wmDirect: { inGroup: directFirst([goalDifference, goals]), acrossGroups: pointsThenGoals },
};

/** Sorts teams of different groups by the tournament's criteria, then by the override. */
export function orderAcrossGroups(
  rows: TeamRecord[],
  criteria: Criterion[],
  override: readonly string[],
): Tier[] {
  const codes = rows.map((row) => row.code);
  const tiers = split(codes, new Map(rows.map((row) => [row.code, row])), criteria);
  return refine(tiers, (tier) => applyOverride(tier, override));
}

/** Splits a tier by the first criterion, from best to worst, then each part by the next one. */
function split(tier: Tier, records: Map<string, TeamRecord>, [criterion, ...others]: Criterion[]): Tier[] {
  if (!criterion || tier.length < 2) return [tier];
  const valueOf = (code: string) => criterion(records.get(code) as TeamRecord);
  const parts = Map.groupBy(tier, valueOf);
  const descending = [...parts.keys()].sort((a, b) => b - a);
  return descending.flatMap((value) => split(parts.get(value) as Tier, records, others));
}

function refine(tiers: Tier[], further: (tier: Tier) => Tier[]): Tier[] {
  return tiers.flatMap((tier) => (tier.length > 1 ? further(tier) : [tier]));
}

/** Splits a tier if the operator's order has all its teams; otherwise they stay level. */
function applyOverride(tier: Tier, override: readonly string[]): Tier[] {
  if (!tier.every((code) => override.includes(code))) return [tier];
  return tier.toSorted((a, b) => override.indexOf(a) - override.indexOf(b)).map((code) => [code]);
}
