import { describe, expect, test } from '@jest/globals';
import { exactOption, matchOptions } from './search-text.ts';

const countries = [
  'Österreich',
  'Deutschland',
  'Italien',
  'Schweiz',
  'Dominica',
  'Föderierte Staaten',
  'Niederlande',
  'Vereinigte Staaten',
];

describe('matchOptions', () => {
  test('keeps all and their order as long as nothing is typed', () =>
    expect(matchOptions(countries, '  ')).toEqual(countries));
  test.each<[string, string[]]>([
    ['deu', ['Deutschland']],
    ['öst', ['Österreich']],
    ['OST', ['Österreich']],
    ['sta', ['Föderierte Staaten', 'Vereinigte Staaten']],
    ['d', ['Deutschland', 'Dominica', 'Föderierte Staaten', 'Niederlande']],
    ['land', ['Deutschland', 'Niederlande']],
    ['atlantis', []],
  ])('%j finds %j', (typed, found) => expect(matchOptions(countries, typed)).toEqual(found));
});

describe('exactOption', () => {
  test('knows an option by its letters', () => {
    expect(exactOption(countries, ' osterreich ')).toBe('Österreich');
    expect(exactOption(countries, 'Deutsch')).toBeUndefined();
  });
});
