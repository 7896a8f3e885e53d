import { expect, test } from '@jest/globals';
import { conflictText, wholeTipp, type StoredTipp, type TippChange } from './tipp-change.ts';

const stored = (goals: string, isJoker = false): StoredTipp => {
  const [goalsTeam1 = null, goalsTeam2 = null] = goals ? goals.split(':').map(Number) : [];
  return { goalsTeam1, goalsTeam2, isJoker };
};

test.each<[string, StoredTipp, TippChange, string]>([
  [
    'the other goals',
    stored('3:1'),
    { goalsTeam1: 2 },
    'Inzwischen steht hier ein anderer Tipp von Dir (3:1).',
  ],
  [
    'the joker where it differs',
    stored('2:1'),
    { goalsTeam1: 2, goalsTeam2: 1, isJoker: true },
    'Inzwischen steht hier ein anderer Tipp von Dir (2:1 ohne Joker).',
  ],
  [
    'the joker where it was set',
    stored('2:1', true),
    { goalsTeam1: 2, isJoker: false },
    'Inzwischen steht hier ein anderer Tipp von Dir (2:1 mit Joker).',
  ],
  ['that none is left', stored(''), { goalsTeam1: 2 }, 'Inzwischen hast Du den Tipp zurückgenommen.'],
  ['the joker alone', stored('2:1', true), { isJoker: false }, 'Inzwischen hast Du hier den Joker gesetzt.'],
  ['the joker alone', stored('2:1'), { isJoker: true }, 'Inzwischen hast Du hier den Joker zurückgenommen.'],
])('a conflict tipp says %s', (_what, other, pendingChange, text) =>
  expect(conflictText(other, pendingChange)).toBe(text),
);

test('one goal is entered with the other as it is shown, and without it where none is', () => {
  expect(wholeTipp([1, 0], 1, 2)).toEqual({ goalsTeam1: 2, goalsTeam2: 0 });
  expect(wholeTipp([1, 0], 2, null)).toEqual({ goalsTeam1: 1, goalsTeam2: null });
  expect(wholeTipp([null, 0], 2, 1)).toEqual({ goalsTeam2: 1 });
  expect(wholeTipp([null, null], 1, 3)).toEqual({ goalsTeam1: 3 });
});
