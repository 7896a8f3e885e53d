import { expect, test } from '@jest/globals';
import { countries, countryOf } from './countries.ts';

test('the countries of most players come first, the others in German alphabetical order, without duplicates', () => {
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

test('countries have their common names, and their other names find them too', () => {
  const said = ['Russland', 'Tschechien', 'Großbritannien', 'USA', 'Tansania', 'Syrien', 'Palästina'];
  const official = [
    'Russische Föderation',
    'Tschechische Republik',
    'Vereinigtes Königreich',
    'Staat Palästina',
  ];
  expect(countries).toEqual(expect.arrayContaining(said));
  expect(countries.filter((name) => official.includes(name))).toEqual([]);
  expect(said.map(countryOf)).toEqual(said);
  expect(official.map(countryOf)).toEqual(['Russland', 'Tschechien', 'Großbritannien', 'Palästina']);
});

test('only German names and two-letter codes find a country', () => {
  expect(['Frankreich', 'DE', 'RU', 'GB'].map(countryOf)).toEqual([
    ...['Frankreich', 'Deutschland', 'Russland', 'Großbritannien'],
  ]);
  expect(['Côte d’Ivoire', 'Germany', 'DEU', 'deutschland', 'XX', ''].filter(countryOf)).toEqual([]);
  expect(countries.filter((name) => countryOf(name) !== name)).toEqual([]);
});
