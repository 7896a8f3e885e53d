import { playedGroups, type Overrides, type Tournament } from '../tournament/tournament.ts';
import { marksOf, rivalsOf } from '../winner-tipps/winner-tipps.ts';

/**
 * Names an operator's decision: a mark (P1, WA, LA …) with its team, or a group's letter or 'thirds' with an order. The
 * order ranks teams that the criteria leave level.
 */
export type DecisionKey = string;

/** Team codes by key; an empty list is a withdrawn decision. */
export type Decided = ReadonlyMap<DecisionKey, readonly string[]>;

export const THIRDS = 'thirds';

/** Everything that can be decided in this tournament, places first. */
export function decisionKeys(tournament: Tournament): DecisionKey[] {
  const letters = playedGroups(tournament).map(({ letter }) => letter);
  return [...marksOf(tournament), ...letters, ...(tournament.thirds ? [THIRDS] : [])];
}

/**
 * Operators' decisions override those of the file. If two marks name the same team against the rules, the first one
 * counts. Two operators at the same moment therefore cannot create a state that neither could create alone.
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
