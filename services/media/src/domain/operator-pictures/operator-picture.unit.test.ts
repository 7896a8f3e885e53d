import { expect, test } from '@jest/globals';
import { idInName, isDirectory, isNewerThan, isVersionOf, type Claim } from './operator-picture.ts';

test('the number of a post is parsed from its picture’s name', () => {
  expect(idInName('12.jpg')).toBe(12);
  for (const name of [
    '0.jpg',
    '012.jpg',
    '-1.jpg',
    '1.5.jpg',
    '12.png',
    '12',
    'x12.jpg',
    '1234567890.jpg',
    '',
  ])
    expect(idInName(name)).toBeNull();
});

test('only known directories are accepted', () => {
  expect(['posts', 'sponsors', 'prices', 'Posts', '..', 'constructor'].map(isDirectory)).toEqual([
    ...[true, true, true, false, false, false],
  ]);
});

test('only the current version may be cached forever', () => {
  const claim: Claim = {
    ...{ directory: 'posts', id: 1, stamp: 'o', isPublic: true },
    ...{ changedAt: 1_718_000_000_000, version: 3 },
  };
  expect(isVersionOf(claim, '1718000000000')).toBe(true);
  expect(isVersionOf(claim, '3')).toBe(true);
  for (const named of [undefined, '', '2', '1718000000001', 'null'])
    expect(isVersionOf(claim, named)).toBe(false);
  expect(isVersionOf({ ...claim, changedAt: null }, undefined)).toBe(false);
});

test('a version not yet received is newer; text that some clients append is not', () => {
  const claim: Claim = {
    ...{ directory: 'posts', id: 1, stamp: 'o', isPublic: true },
    ...{ changedAt: 1_718_000_000_000, version: 3 },
  };
  expect(isNewerThan(claim, '1718000000001')).toBe(true);
  for (const named of [undefined, '', '3', '4', '2024', 'x', '1718000000000'])
    expect(isNewerThan(claim, named)).toBe(false);
  expect(isNewerThan({ ...claim, changedAt: null }, '1718000000001')).toBe(false);
});
