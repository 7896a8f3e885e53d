import { expect, test } from '@jest/globals';
import { countries, isCountry } from './countries.ts';

test('the countries of most players stand first, the rest by the German alphabet, each once', () => {
  expect(countries.slice(0, 6)).toEqual([
    'Österreich',
    'Deutschland',
    'Italien',
    'Schweiz',
    'Afghanistan',
    'Ägypten',
  ]);
  expect(countries.at(-1)).toBe('Zypern');
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries.length).toBeGreaterThanOrEqual(241);
});

test('countries have the names that people say; those of a list from before stay known', () => {
  const said = ['Russland', 'Tschechien', 'Großbritannien', 'USA', 'Tansania', 'Syrien', 'Palästina'];
  const official = [
    'Russische Föderation',
    'Tschechische Republik',
    'Vereinigtes Königreich',
    'Staat Palästina',
  ];
  expect(countries).toEqual(expect.arrayContaining(said));
  expect(countries.filter((name) => official.includes(name))).toEqual([]);
  expect([...said, ...official].filter((name) => !isCountry(name))).toEqual([]);
});

test('a country is known by its German name alone', () => {
  expect(['Deutschland', 'Côte d’Ivoire', 'Frankreich'].map(isCountry)).toEqual([true, false, true]);
  expect(['Germany', 'DE', 'deutschland', ''].map(isCountry)).toEqual([false, false, false, false]);
});
