import { expect, test } from '@jest/globals';
import { em2024, wm2022 } from '../../domain/tournament/test-tournaments.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { createBoard } from '../../projection/board.ts';
import { expectedThirds, groupTables, thirdPlaces } from './overview.ts';

const boardOf = (tournament: Tournament) =>
  createBoard(tournament, { states: [], decisions: [], questions: [] });

test('third places come from the group tables if third-placed teams can advance', () => {
  const board = boardOf(em2024);
  const thirds = groupTables(board, new Date('2024-06-14T12:00:00Z')).map(({ teams }) => teams[2]?.teamKZ);
  const codes = thirdPlaces(board).map(({ teamKZ }) => teamKZ);
  expect(codes.toSorted()).toEqual(thirds.toSorted());
  expect(codes).toHaveLength(6);
  expect(expectedThirds(board)).toEqual([]);
});

test('if they cannot advance, there is no table of third places', () => {
  expect(thirdPlaces(boardOf(wm2022))).toEqual([]);
});
