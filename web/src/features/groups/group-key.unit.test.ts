import { expect, test } from '@jest/globals';
import { groupKey } from './group-key.ts';

test.each([
  ['12', { id: 12 }],
  ['7c9e6679-7425-40de-944b-e07fc1f90ae7', { link: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }],
  ['12a', { link: '12a' }],
  ['0', null],
  ['99999999999', null],
  ['', null],
  [undefined, null],
])('groupKey(%s)', (param, key) => expect(groupKey(param)).toEqual(key));
