import type { Overrides, Tournament } from '../tournament/tournament.ts';
import { marksOf, rivalsOf } from '../winner-tipps/winner-tipps.ts';

/**
 * An operator's decision beside matches, by key: a mark (P1, WA, LA …) with its team, a group's letter or 'thirds' with the
 * order of teams that the criteria leave level.
 */
export type DecisionKey = string;

/** Codes by key; an empty list is a decision taken back. */
export type Decided = ReadonlyMap<DecisionKey, readonly string[]>;

export const THIRDS = 'thirds';

/** All that can be decided in this tournament, places first. */
export function decisionKeys(tournament: Tournament): DecisionKey[] {
  const letters = tournament.groups.map(({ letter }) => letter);
  return [...marksOf(tournament), ...letters, ...(tournament.thirds ? [THIRDS] : [])];
}

/**
 * Operators' decisions, over those of the file. Of two marks that may not name the same team the first stands, so that two
 * operators at the same moment can never bring about what neither could alone.
 */
export function overridesOf(tournament: Tournament, decided: Decided): Overrides {
  const { groups, thirds } = tournament.overrides;
  const given = (key: DecisionKey) => (decided.get(key)?.length ? decided.get(key) : undefined);
  const ordered = tournament.groups.flatMap(({ letter }) => {
    const order = given(letter) ?? groups[letter];
    return order ? [[letter, order] as const] : [];
  });
  const marks: Record<string, string> = {};
  for (const mark of marksOf(tournament)) {
    const team = given(mark)?.[0];
    if (team && !rivalsOf(tournament, mark).some((rival) => marks[rival] === team)) marks[mark] = team;
  }
  return { groups: Object.fromEntries(ordered), thirds: given(THIRDS) ?? thirds, marks };
}
