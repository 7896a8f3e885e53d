import { expect, test } from '@jest/globals';
import { expectedAt } from './expected.ts';

const team = (teamKZ: string, place: number, games = 1) => ({
  ...{ teamKZ, name: `Team ${teamKZ}`, flag: teamKZ.toLowerCase() },
  details: { place, games },
});
const groups = [
  { group: 'A', teams: [team('GER', 1), team('SUI', 2)] },
  { group: 'B', teams: [team('ESP', 1, 0), team('ITA', 2, 0)] },
];
const match = { id: 38, isRunning: true, team1: { teamKZ: 'GER' }, team2: { teamKZ: 'ITA' } };
const slot = (name: string) => ({ teamKZ: '', name });
const at = (name: string, goalsTeam1: number | null = 2, goalsTeam2: number | null = 1) =>
  expectedAt(slot(name), groups, [{ ...match, goalsTeam1, goalsTeam2 }])?.teamKZ;

test('a group that has played fills its slots by its current table', () => {
  expect(expectedAt(slot('Sieger Gruppe A'), groups, [])).toEqual({
    ...{ teamKZ: 'GER', name: 'Team GER', flag: 'ger' },
  });
  expect(at('Zweiter Gruppe A')).toBe('SUI');
});

test('a running match fills its slots with the leading and the trailing team', () => {
  expect(at('Sieger Spiel 38')).toBe('GER');
  expect(at('Verlierer Spiel 38')).toBe('ITA');
  expect(at('Sieger Spiel 38', 0, 1)).toBe('ITA');
});

test('a third place is filled by the team that would play its match; other slots are not', () => {
  const third = (name: string) => expectedAt(slot(name), groups, [], 'SUI')?.teamKZ;
  expect([third('Dritter A/B/C'), third('Sieger Gruppe A')]).toEqual(['SUI', 'GER']);
});

test.each([
  ['a group without a match', () => at('Sieger Gruppe B')],
  ['a third place that nobody would take', () => at('Dritter A/B/C')],
  ['a draw', () => at('Sieger Spiel 38', 1, 1)],
  ['no goals yet', () => at('Sieger Spiel 38', null, null)],
  ['a match that does not run', () => at('Sieger Spiel 39')],
  ['a team', () => expectedAt({ teamKZ: 'GER', name: 'Sieger Gruppe A' }, groups, [])?.teamKZ],
])('nobody is expected for %s', (_what, found) => expect(found()).toBeUndefined());
