import { expect, test } from '@jest/globals';
import { changed, readView, toAddress } from './statistics-address.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return readView(pathname.split('/')[2], searchParams);
};

test('an unknown kind is the first', () => {
  expect(read('/statistik/3?art=P3').kind).toBe('P3');
  expect(read('/statistik/3?art=XX').kind).toBe('P1');
});

test.each([
  '/statistik',
  '/statistik?spiel=7&wer=5&suche=anna&liste=1&seite=2',
  '/statistik/2?spiel=7&joker=1&zufall=1&wer=2:1',
  '/statistik/3?art=G&wer=GER',
])('reads and writes %s', (address) => {
  expect(toAddress(read(address))).toBe(address);
});

test('what makes no sense is left out', () => {
  expect(toAddress(read('/statistik/9?spiel=x&art=P9&seite=-1'))).toBe('/statistik');
});

test('the match goes along to the other tab, the list does not', () => {
  const view = read('/statistik?spiel=7&wer=5&suche=anna&seite=2');
  expect(toAddress(changed(view, { tab: 2, chosen: '' }))).toBe('/statistik/2?spiel=7');
});
