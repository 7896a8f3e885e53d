import { gql } from '@apollo/client';
import { beforeEach, expect, test } from '@jest/globals';
import { ageOf, isAnsweredAnew, recall, remember } from './answered.ts';
import { createCache } from './cache.ts';

const query = gql`
  query Search($word: String!) {
    users(word: $word) {
      id
    }
  }
`;
const cache = createCache();
const ask = (word: string): void => remember(cache, query, { word });

beforeEach(() => recall([]));

test('however much is searched for, no more is remembered than the last questions', () => {
  ask('first');
  ask('second');
  for (let count = 0; count < 498; count++) ask(`word ${count}`);
  ask('first');
  ask('last');
  expect(['first', 'second', 'word 0', 'last'].map((word) => isAnsweredAnew('Search', { word }))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(ageOf('Search', { word: 'second' })).toBe(0);
});

test('what an earlier page has left goes first, the oldest of it before the rest', () => {
  recall([
    ['Search|{"word":"newer"}', { at: 2, fields: [] }],
    ['Search|{"word":"older"}', { at: 1, fields: [] }],
  ]);
  for (let count = 0; count < 499; count++) ask(`word ${count}`);
  expect(ageOf('Search', { word: 'newer' })).toBe(2);
  expect(isAnsweredAnew('Search', { word: 'newer' })).toBe(false);
  ask('last');
  // Of nothing that is forgotten it is believed that it is newer than what was restored.
  expect(ageOf('Search', { word: 'newer' })).toBe(1);
});
