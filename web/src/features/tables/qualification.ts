import type { BracketMatch } from './bracket.ts';

/** A team's chance to go on: `on` and `maybe` by the current places, `sure` once the team is in the next round. */
export type Chance = 'sure' | 'on' | 'maybe' | 'none';

/** The first knock-out round as the tables need it. */
export interface Qualification {
  /** The number of third-placed teams that go on. */
  thirds: number;
  /** The short codes of its known teams. */
  teams: ReadonlySet<string>;
  /** All its teams are known. Without such a round nobody goes on. */
  isComplete: boolean;
}

const PLACES = 2;

export const toQualification = (firstRound: readonly BracketMatch[], thirds: number): Qualification => {
  const sides = firstRound.flatMap(({ team1, team2 }) => [team1.teamKZ, team2.teamKZ]);
  const known = sides.filter((teamKZ) => teamKZ !== '');
  return {
    thirds,
    teams: new Set(known),
    isComplete: known.length === sides.length,
  };
};

/** @param place in the group, from 1 */
export const chanceOf = (
  place: number,
  teamKZ: string,
  { thirds, teams, isComplete }: Qualification,
): Chance => {
  if (teams.has(teamKZ)) return 'sure';
  if (isComplete) return 'none';
  if (place <= PLACES) return 'on';
  return thirds > 0 && place === PLACES + 1 ? 'maybe' : 'none';
};

/** @param rank among the thirds of all groups, from 1 */
export const chanceOfThird = (
  rank: number,
  teamKZ: string,
  { thirds, teams, isComplete }: Qualification,
): Chance => {
  if (teams.has(teamKZ)) return 'sure';
  return !isComplete && rank <= thirds ? 'on' : 'none';
};
