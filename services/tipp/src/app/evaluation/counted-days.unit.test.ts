import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { createBoard } from '../../projection/board.ts';
import { untouchedMatch } from '../../store/matches/matches.ts';
import { countedByDay, countedDays } from './counted-days.ts';

const groupA = em2024.matches.filter(({ group }) => group === 'A');
const states = groupA.map((match) => ({ ...untouchedMatch(match.id), version: 1, goals1: 2, goals2: 0 }));
const board = createBoard(em2024, { states, decisions: [], questions: [] });
const matches = groupA.map(({ id }) => ({ matchId: id, goals1: 2, goals2: 0, isPatriot: false }));
const choices = [
  { column: 'LA', right: [1], points: 4 },
  { column: 'B1', right: [0], points: 10 },
] as const;
const counted = { matches, choices: choices.map((each) => ({ ...each, right: [...each.right] })) };

test('a winner tipp belongs to the day whose matches decided it, a bonus answer to no day', () => {
  const { days, undated } = countedByDay(board, counted);
  expect(days.map(({ day }) => day.number)).toEqual(days.map((_day, index) => index + 1));
  const lastOfGroup = days.findLast(({ matches: played }) => played.length);
  expect(board.marked.LA).toBeDefined();
  for (const day of days)
    expect(day.choices.map(({ column }) => column)).toEqual(day === lastOfGroup ? ['LA'] : []);
  expect(undated.map(({ column }) => column)).toEqual(['B1']);
});

test('in the way through the tournament what belongs to no day counts with the last', () => {
  const days = countedDays(board, counted);
  expect(days.map(({ matches: played }) => played.length).reduce((sum, each) => sum + each)).toBe(6);
  expect(days.at(-1)?.choices.map(({ column }) => column)).toEqual(['LA', 'B1']);
});
