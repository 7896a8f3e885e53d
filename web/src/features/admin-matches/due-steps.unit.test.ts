import { expect, test } from '@jest/globals';
import { dueSteps } from './due-steps.ts';

const now = Date.parse('2024-07-01T22:00:00Z');
const match = (id: number, date: string, part: object = {}) => ({
  id,
  needsPenalties: false,
  slot1: null,
  slot2: null,
  ...part,
  match: {
    id,
    date,
    isLocked: Date.parse(date) <= now,
    isPlayed: false,
    isRunning: false,
    goalsTeam1: null,
    roundName: 'Achtelfinale',
    team1: { teamKZ: 'POR', name: 'Portugal' },
    team2: { teamKZ: 'SVN', name: 'Slowenien' },
    ...('match' in part ? (part.match as object) : {}),
  },
});
const keys = (...given: Parameters<typeof dueSteps>) => dueSteps(...given).map(({ key }) => key);

test('missing results come first, the oldest at the top, then steps that block the tournament', () => {
  const matches = [
    match(42, '2024-07-01T19:00:00Z', { needsPenalties: true, match: { isPlayed: true } }),
    match(41, '2024-07-01T16:00:00Z'),
    match(40, '2024-06-30T19:00:00Z'),
    match(39, '2024-06-30T16:00:00Z', {
      match: { isPlayed: true },
      slot2: { isContradicted: true },
    }),
  ];
  const decisions = [
    { id: 'P1', isDue: false, isContradicted: false },
    { id: 'P3', isDue: false, isContradicted: true },
    { id: 'C', isDue: true, isContradicted: false },
  ];
  expect(keys(matches, decisions, now)).toEqual([
    'result-40',
    'result-41',
    'penalties-42',
    'order-C',
    'contradiction-P3',
    'contradiction-39',
  ]);
});

test('a running match with a score needs its end, not a result', () => {
  const running = (goalsTeam1: number | null) => ({ match: { isRunning: true, goalsTeam1 } });
  const matches = [
    match(41, '2024-07-01T19:00:00Z', running(1)),
    match(42, '2024-07-01T19:00:00Z', running(null)),
  ];
  expect(dueSteps(matches, [], now).map(({ kind }) => kind)).toEqual(['running', 'result']);
});

test('a missing team is due two days before kick-off', () => {
  const open = { match: { team1: { teamKZ: '' } } };
  expect(
    keys([match(43, '2024-07-02T16:00:00Z', open), match(45, '2024-07-05T16:00:00Z', open)], [], now),
  ).toEqual(['team-43']);
});
