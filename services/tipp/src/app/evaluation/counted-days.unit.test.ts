import { describe, expect, test } from '@jest/globals';
import type { BonusQuestion } from '../../domain/bonus/bonus-question.ts';
import { newQuestion } from '../../domain/bonus/change-question.ts';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { createBoard } from '../../projection/board.ts';
import { untouchedMatch } from '../../store/matches/matches.ts';
import { countedByDay, countedDays } from './counted-days.ts';

const groupA = em2024.matches.filter(({ group }) => group === 'A');
const states = groupA.map((match) => ({ ...untouchedMatch(match.id), version: 1, goals1: 2, goals2: 0 }));
const board = createBoard(em2024, { states, decisions: [], questions: [] });
const matches = groupA.map(({ id }) => ({ matchId: id, goals1: 2, goals2: 0, isPatriot: false }));
const draft = {
  question: 'Wer?',
  description: '',
  options: ['A', 'B'],
  points: 10,
  place: 'START' as const,
  opensAt: Date.parse('2024-06-01T12:00:00Z'),
};
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

describe('in the rank history', () => {
  const begun = (questions: BonusQuestion[]) =>
    countedDays(createBoard(em2024, { states, decisions: [], questions }), counted);
  const chosen = (questions: BonusQuestion[]) =>
    begun(questions).map(({ choices: decided }) => decided.map(({ column }) => column));
  const closing = (deadline: string): BonusQuestion => ({
    ...newQuestion(1, { ...draft, deadline: Date.parse(deadline) }),
    right: [0],
  });

  test('a bonus answer counts on the day of its deadline, whatever was played since', () => {
    // Group A plays on 14, 15, 19 and 23 June.
    expect(chosen([closing('2024-06-14T18:00:00Z')])).toEqual([['B1'], [], [], ['LA']]);
    expect(chosen([closing('2024-06-15T22:30:00Z')])).toEqual([[], ['B1'], [], ['LA']]);
    expect(chosen([closing('2024-06-19T12:00:00Z')])).toEqual([[], [], ['B1'], ['LA']]);
    expect(chosen([closing('2024-06-10T12:00:00Z')])).toEqual([['B1'], [], [], ['LA']]);
    expect(chosen([closing('2024-07-10T12:00:00Z')])).toEqual([[], [], [], ['LA', 'B1']]);
  });

  test('undated entries belong to the last day', () => {
    expect(
      begun([])
        .map(({ matches: played }) => played.length)
        .reduce((sum, each) => sum + each),
    ).toBe(6);
    expect(chosen([])).toEqual([[], [], [], ['LA', 'B1']]);
  });
});
