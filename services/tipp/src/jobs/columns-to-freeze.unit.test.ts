import { expect, test } from '@jest/globals';
import { choiceAt } from '../domain/columns/choice-column.ts';
import { em2024 } from '../domain/tournament/test-tournaments.ts';
import { columnsToFreeze } from './columns-to-freeze.ts';

test('a team that the tournament does not know is frozen as no choice and reported', () => {
  const champion = columnsToFreeze(em2024).find(({ key }) => key === 'P1')!;
  const column = champion.empty(2);
  expect(champion.write(column, { _id: 1, winners: { P1: 'XYZ' } })).toBe(false);
  expect(champion.write(column, { _id: 2, winners: { P1: 'GER' } })).toBe(true);
  const germany = em2024.teams.findIndex(({ code }) => code === 'GER');
  expect([0, 1].map((player) => choiceAt(column, player))).toEqual([null, germany]);
  // Both are present.
  expect(column).not.toContain(0);
});
