import { expect, test } from '@jest/globals';
import { countries, countryOf } from './countries.ts';

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

test('countries have the names that people say; their other names mean the same', () => {
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

test('a country is known by its German names and its two letters, and by nothing else', () => {
  expect(['Frankreich', 'DE', 'RU', 'GB'].map(countryOf)).toEqual([
    ...['Frankreich', 'Deutschland', 'Russland', 'Großbritannien'],
  ]);
  expect(['Côte d’Ivoire', 'Germany', 'DEU', 'deutschland', 'XX', ''].filter(countryOf)).toEqual([]);
  expect(countries.filter((name) => countryOf(name) !== name)).toEqual([]);
});
