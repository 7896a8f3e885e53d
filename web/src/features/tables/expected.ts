import { readSlot } from './origin.ts';

/** The team that would fill an open slot. */
export interface Expected {
  teamKZ: string;
  name: string;
  flag: string;
}

interface ExpectedGroup {
  group: string;
  teams: readonly (Expected & { details: { place: number; games: number } | null })[];
}

interface ExpectedMatch {
  id: number;
  isRunning: boolean;
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  team1: { teamKZ: string };
  team2: { teamKZ: string };
}

/** 'Dritter A/B/C' */
const isThird = (name: string): boolean => name.startsWith('Dritter ');

const places: Record<string, number> = { Sieger: 1, Zweiter: 2 };

/** The code of the team that currently has a group's place (after its first match), or leads or trails in a match. */
const codeOf = (
  name: string,
  groups: readonly ExpectedGroup[],
  matches: readonly ExpectedMatch[],
): string | undefined => {
  const [, place = '', letter] = /^(Sieger|Zweiter) Gruppe (\w)$/.exec(name) ?? [];
  if (letter)
    return groups
      .find(({ group }) => group === letter)
      ?.teams.find(({ details }) => details && details.place === places[place] && details.games > 0)?.teamKZ;
  const slot = readSlot(name);
  const before = slot && matches.find(({ id, isRunning }) => id === slot.id && isRunning);
  if (!before || before.goalsTeam1 === null || before.goalsTeam2 === null) return undefined;
  if (before.goalsTeam1 === before.goalsTeam2) return undefined;
  const firstLeads = before.goalsTeam1 > before.goalsTeam2;
  return (firstLeads === (slot.who === 'Sieger') ? before.team1 : before.team2).teamKZ;
};

/**
 * The team that would fill an open slot by the current standings; null for a slot with a team, or while unknown.
 * @param third the code of the third-placed team that would play the slot's match
 */
export const expectedAt = (
  { teamKZ, name }: { teamKZ: string; name: string },
  groups: readonly ExpectedGroup[],
  matches: readonly ExpectedMatch[],
  third?: string,
): Expected | null => {
  const open = isThird(name) ? third : codeOf(name, groups, matches);
  const code = teamKZ ? undefined : open;
  const found = code ? groups.flatMap(({ teams }) => teams).find((team) => team.teamKZ === code) : undefined;
  return found ? { teamKZ: found.teamKZ, name: found.name, flag: found.flag } : null;
};
