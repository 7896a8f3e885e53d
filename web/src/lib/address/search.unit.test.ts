import { expect, test } from '@jest/globals';
import { pageNumberIn, positiveNumber, searchWith } from './search.ts';

test('changes some parameters and keeps the others', () => {
  const params = new URLSearchParams('suche=mül ler&liste=1');
  expect(searchWith(params, { spieler: 37, liste: null })).toBe('?suche=m%C3%BCl+ler&spieler=37');
  expect(searchWith(new URLSearchParams('liste=1'), { liste: null })).toBe('');
  expect(params.has('spieler')).toBe(false);
});

test('takes only positive whole numbers from an address', () => {
  expect(['7', '12', '0', '-1', '1.5', 'x', '', '99999999999', null].map(positiveNumber)).toEqual([
    7, 12, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test('takes pages from 1 up to the highest of all lists from an address', () => {
  expect(['1', '7', '1000000', '1000001', '1000000000', '9'.repeat(400)].map(pageNumberIn)).toEqual([
    1, 7, 1_000_000, 1_000_000, 1_000_000, 1_000_000,
  ]);
  expect(['0', '-2', '1.5', 'x', '', '1e9', null, undefined].map(pageNumberIn)).toEqual(Array(8).fill(1));
});
