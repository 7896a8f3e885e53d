import { isLocked } from './locking.ts';
import { groupIsFinished, type Facts } from './facts.ts';
import { groupTable, thirdsTable, type Row } from './standings.ts';
import { THIRDS, type DecisionKey } from './decisions.ts';
import type { Match, Overrides, Tournament } from '../tournament/tournament.ts';

const NOTHING: Overrides = { groups: {}, thirds: [] };

/** The table that an order concerns: of a group, by its letter, or of all third-placed teams. */
export function tableOf(tournament: Tournament, key: DecisionKey, facts: Facts, overrides: Overrides): Row[] {
  return key === THIRDS
    ? thirdsTable(tournament, facts, overrides)
    : groupTable(tournament, key, facts, overrides);
}

/** The teams that only an order can tell apart, those that are level with each other side by side. */
export function levelTeams(
  tournament: Tournament,
  key: DecisionKey,
  facts: Facts,
  overrides: Overrides,
): string[][] {
  // The third-placed teams follow from their groups, and those from what is decided there.
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

/** Whether somebody must decide an order before the tournament can go on: all is played, and it is open who goes on. */
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

/** Whether all of these matches have kicked off and none runs: a match that is never played must not block a decision. */
export function areFinished(
  matches: readonly Match[],
  now: number,
  states: ReadonlyMap<number, { isRunning: boolean }>,
): boolean {
  return matches.every((match) => isLocked(match, now) && !states.get(match.id)?.isRunning);
}
