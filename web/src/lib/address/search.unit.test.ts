import { expect, test } from '@jest/globals';
import { positiveNumber, searchWith } from './search.ts';

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
