import { expect, test } from '@jest/globals';
import { movementOf } from './movement.ts';
import { firstPage, ownRowSide, readView, toAddress } from './ranking-address.ts';

test.each([
  '/rangliste',
  '/rangliste/3',
  '/rangliste?suche=M%C3%BCller',
  '/rangliste/2?suche=an+na&liste=1&gesperrt=1',
])('reads and writes %s', (address) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect(toAddress(readView(pathname.split('/')[2], searchParams))).toBe(address);
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

test('movement counts places, and needs a rank before', () => {
  expect(movementOf(3, 5)).toEqual({ direction: 'up', places: 2 });
  expect(movementOf(5, 4)).toEqual({ direction: 'down', places: 1 });
  expect(movementOf(5, 5)).toEqual({ direction: 'same', places: 0 });
  expect(movementOf(5, 0)).toBeNull();
  expect(movementOf(0, 5)).toBeNull();
});
