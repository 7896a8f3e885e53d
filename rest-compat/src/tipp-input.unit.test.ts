import { describe, expect, test } from '@jest/globals';
import { readTippForm, type TippForm } from './tipp-input.ts';

const form = (fields: Partial<TippForm>): TippForm => ({
  matchId: 7,
  isTeam1: false,
  isTeam2: false,
  setJoker: false,
  isRandom: false,
  ...fields,
});
const team1 = { isTeam1: true };
const both = { isTeam1: true, isTeam2: true };

describe('POST tipps', () => {
  test.each([
    [{ ...team1, value: '3' }, { goalsTeam1: 3 }],
    [{ isTeam2: true, value: '0' }, { goalsTeam2: 0 }],
    [{ ...team1, value: '-' }, { goalsTeam1: null }],
    [{ ...team1, value: '-1' }, { goalsTeam1: null }],
    [{ ...team1, value: '' }, { goalsTeam1: null }],
    [{ ...team1, value: 3 }, { goalsTeam1: 3 }],
    [{ ...team1, value: -1 }, { goalsTeam1: null }],
    [
      { ...both, value: '2:1' },
      { goalsTeam1: 2, goalsTeam2: 1 },
    ],
    [
      { ...both, value: ' 2 : - ' },
      { goalsTeam1: 2, goalsTeam2: null },
    ],
    [
      { ...both, value: '-' },
      { goalsTeam1: null, goalsTeam2: null },
    ],
    [{ ...team1, value: '16' }, { goalsTeam1: 16 }],
    [{ setJoker: true, isJoker: true }, { isJoker: true }],
    [{ setJoker: true, isJoker: false }, { isJoker: false }],
    [{ ...team1, value: '1', isJoker: true }, { goalsTeam1: 1 }],
    [{ isRandom: true, value: '9', ...team1 }, { isRandom: true }],
    [
      { tippId: 42, ...team1, value: '1' },
      { tippId: 42, goalsTeam1: 1 },
    ],
    [{ tippId: 0, ...team1, value: '1' }, { goalsTeam1: 1 }],
  ])('%j means %j', (fields, input) => {
    expect(readTippForm(form(fields))).toEqual({ matchId: 7, ...input });
  });

  test.each([undefined, 1.5, 1e21, '-2', '1.5', 'x', '1e1', '0x1', '１', '100'])(
    'goals of %s are refused',
    (value) => {
      expect(() => readTippForm(form({ ...team1, value }))).toThrow('Bitte wähle 0 bis 15 Tore');
    },
  );

  test.each([
    { value: '2:1' },
    { value: '3' },
    { ...team1, value: '2:1' },
    { isTeam2: true, value: '1:2:3' },
  ])('%j does not say whose goals they are', (fields) => {
    expect(() => readTippForm(form(fields))).toThrow('isTeam1 und isTeam2');
  });

  test('a joker is not removed by accident', () => {
    expect(() => readTippForm(form({ setJoker: true }))).toThrow('ob Du den Joker setzt');
    expect(() => readTippForm(form({ setJoker: true, isRandom: true }))).toThrow('ob Du den Joker setzt');
  });

  test('an empty form is refused', () => {
    expect(() => readTippForm(form({}))).toThrow('Es gibt nichts zu speichern.');
  });
});
