import { gql } from '@apollo/client';
import { beforeEach, expect, test } from '@jest/globals';
import {
  dataUpdatedAt,
  isAnsweredByThisPage,
  restoreTimestamps,
  recordTimestamp,
} from './query-timestamps.ts';
import { createCache } from './cache.ts';

const query = gql`
  query Search($word: String!) {
    users(word: $word) {
      id
    }
  }
`;
const cache = createCache();
const ask = (word: string): void => recordTimestamp(cache, query, { word });

beforeEach(() => restoreTimestamps([]));

test('however much is searched for, no more is remembered than the last queries', () => {
  ask('first');
  ask('second');
  for (let count = 0; count < 498; count++) ask(`word ${count}`);
  ask('first');
  ask('last');
  expect(
    ['first', 'second', 'word 0', 'last'].map((word) => isAnsweredByThisPage('Search', { word })),
  ).toEqual([true, false, true, true]);
  expect(dataUpdatedAt('Search', { word: 'second' })).toBe(0);
});

test('what an earlier page has left goes first, the oldest of it before the rest', () => {
  restoreTimestamps([
    ['Search|{"word":"newer"}', { at: 2, fields: [] }],
    ['Search|{"word":"older"}', { at: 1, fields: [] }],
  ]);
  for (let count = 0; count < 499; count++) ask(`word ${count}`);
  expect(dataUpdatedAt('Search', { word: 'newer' })).toBe(2);
  expect(isAnsweredByThisPage('Search', { word: 'newer' })).toBe(false);
  ask('last');
  // A dropped timestamp falls back to the age of the restored data.
  expect(dataUpdatedAt('Search', { word: 'newer' })).toBe(1);
});
