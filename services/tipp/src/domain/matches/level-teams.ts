import { isLocked } from './locking.ts';
import { groupIsFinished, type Facts } from './facts.ts';
import { groupTable, thirdsTable, type Row } from './standings.ts';
import { THIRDS, type DecisionKey } from './decisions.ts';
import type { Match, Overrides, Tournament } from '../tournament/tournament.ts';

const NOTHING: Overrides = { groups: {}, thirds: [] };

/** The table that a decided order applies to: that of a group, or of all third-placed teams. */
export function tableOf(tournament: Tournament, key: DecisionKey, facts: Facts, overrides: Overrides): Row[] {
  return key === THIRDS
    ? thirdsTable(tournament, facts, overrides)
    : groupTable(tournament, key, facts, overrides);
}

/** The teams that only a decided order can separate, grouped with those that they are level with. */
export function levelTeams(
  tournament: Tournament,
  key: DecisionKey,
  facts: Facts,
  overrides: Overrides,
): string[][] {
  // The third-placed teams depend on the group tables, and therefore on the orders decided for groups.
  const others = key === THIRDS ? { ...overrides, thirds: [] } : NOTHING;
  const tiers: string[][] = [];
  for (const { code, levelWith } of tableOf(tournament, key, facts, others)) {
    if (!levelWith.length) continue;
    const tier = tiers.find((known) => levelWith.includes(known[0] as string));
    if (tier) tier.push(code);
    else tiers.push([code]);
  }
  return tiers;
}

/** Whether the tournament needs a decided order to continue: all matches are played, and it is open who advances. */
export function orderIsDue(
  tournament: Tournament,
  key: DecisionKey,
  facts: Facts,
  overrides: Overrides,
): boolean {
  const letters = key === THIRDS ? tournament.groups.map(({ letter }) => letter) : [key];
  if (!letters.every((letter) => groupIsFinished(tournament, letter, facts))) return false;
  const table = tableOf(tournament, key, facts, overrides);
  if (key !== THIRDS) return table.some(({ levelWith }) => levelWith.length > 0);
  const best = tournament.thirds?.best ?? 0;
  const [last, next] = [table[best - 1], table[best]];
  return next !== undefined && (last?.levelWith.includes(next.code) ?? false);
}

/** Whether all of these have kicked off and none is running. A match never played must not block a decision. */
export function areFinished(
  matches: readonly Match[],
  now: number,
  states: ReadonlyMap<number, { isRunning: boolean }>,
): boolean {
  return matches.every((match) => isLocked(match, now) && !states.get(match.id)?.isRunning);
}
