import { expect, test } from '@jest/globals';
import { firstPage, ownRowSide, readView, toAddress } from './player-list-address.ts';

test.each([
  '/rangliste',
  '/rangliste/3',
  '/rangliste?suche=M%C3%BCller',
  '/rangliste/2?suche=an+na&liste=1&gesperrt=1',
])('reads and writes %s', (address) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect(toAddress('/rangliste', readView(pathname.split('/')[2], searchParams))).toBe(address);
});

test('a page that makes no sense is the first one', () => {
  expect(['0', '-2', 'x', undefined].map((page) => readView(page, new URLSearchParams()).pageNumber)).toEqual(
    [1, 1, 1, 1],
  );
});

test('the own row stands on the side where its page lies', () => {
  expect(ownRowSide({ ...firstPage, pageNumber: 4 }, 2)).toBe('top');
  expect(ownRowSide({ ...firstPage, pageNumber: 1 }, 2)).toBe('bottom');
  expect(ownRowSide({ ...firstPage, pageNumber: 4 }, 0)).toBe('bottom');
  expect(ownRowSide({ ...firstPage, pageNumber: 4, search: 'a' }, 2)).toBe('bottom');
});

test('what else stands in the address stays', () => {
  const view = { ...firstPage, pageNumber: 2, onlyFavorites: true };
  expect(toAddress('/tippduell', view, { spiel: '7' })).toBe('/tippduell/2?spiel=7&liste=1');
});
