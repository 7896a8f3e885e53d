import { describe, expect, test } from 'vitest';
import { fullyNamedIn, namedIn } from './announcement.ts';

const ada = { userId: 1, firstname: 'Ada Maria', lastname: 'Lovelace' };
const max = { userId: 2, firstname: 'Max', lastname: 'Sommer' };
const odd = { userId: 3, firstname: 'Rosa (R.)', lastname: 'O’Neill & Söhne' };

describe('an announcement', () => {
  test.each([
    ['whole', 'Es gewinnt Ada Maria Lovelace.'],
    ['in two lines', 'Max Sommer,\nAda Maria\nLovelace'],
    ['in small letters, with tags between that were taken out', 'ada  maria  lovelace !'],
    ['in the genitive', 'Ada Maria Lovelaces Los'],
  ])('tells a name %s', (_how, text) => {
    expect(fullyNamedIn(text, [ada, max])).toContain(ada);
  });

  test('tells no name where it stands in part, or in another', () => {
    expect(fullyNamedIn('Ada gewinnt, Ada Maria Lovelacer', [ada])).toEqual([]);
    expect(fullyNamedIn('Im Sommer', [max])).toEqual([]);
  });

  test('tells by its last name only who won what it announces', () => {
    const text = 'Glückwunsch, Familie Sommer!';
    expect(namedIn(text, [ada, max], new Set([2]))).toEqual([max]);
    expect(namedIn(text, [ada, max], new Set([1]))).toEqual([]);
  });

  test('tells names with signs that mean something elsewhere', () => {
    expect(fullyNamedIn('Rosa (R.) O’Neill & Söhne', [odd])).toEqual([odd]);
  });
});
