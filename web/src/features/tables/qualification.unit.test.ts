import { expect, test } from '@jest/globals';
import type { BracketMatch } from './bracket.ts';
import { chanceOf, chanceOfThird, toQualification } from './qualification.ts';

const side = (teamKZ: string) => ({ teamKZ, name: teamKZ, details: null });
const match = (id: number, team1: string, team2: string): BracketMatch => ({
  id,
  roundName: 'Achtelfinale',
  isPlayed: false,
  goalsTeam1: null,
  goalsTeam2: null,
  team1: side(team1),
  team2: side(team2),
});

test('while the next round is open, the current places decide who goes on', () => {
  const goingOn = toQualification([match(37, 'GER', ''), match(38, '', '')], 4);
  expect(chanceOf(3, 'GER', goingOn)).toBe('sure');
  expect([1, 2, 3, 4].map((place) => chanceOf(place, 'HUN', goingOn))).toEqual(['on', 'on', 'maybe', 'none']);
  expect(chanceOf(3, 'HUN', toQualification([match(37, '', '')], 0))).toBe('none');
});

test('once the next round is complete, nobody else goes on in any place', () => {
  const goingOn = toQualification([match(37, 'GER', 'SUI')], 4);
  expect(chanceOf(3, 'HUN', goingOn)).toBe('none');
  expect(chanceOf(2, 'HUN', goingOn)).toBe('none');
  expect(chanceOf(1, 'SUI', goingOn)).toBe('sure');
});

test('without knock-out rounds nobody goes on', () => {
  expect(chanceOf(1, 'GER', toQualification([], 0))).toBe('none');
});

test('the best thirds go on until the next round is complete', () => {
  const open = toQualification([match(37, 'GER', '')], 2);
  expect([1, 2, 3].map((rank) => chanceOfThird(rank, 'HUN', open))).toEqual(['on', 'on', 'none']);
  expect(chanceOfThird(3, 'GER', open)).toBe('sure');
  const complete = toQualification([match(37, 'GER', 'SUI')], 2);
  expect(chanceOfThird(1, 'HUN', complete)).toBe('none');
});
