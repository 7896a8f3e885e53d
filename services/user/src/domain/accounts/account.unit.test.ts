import { expect, test } from '@jest/globals';
import { fullnameOf } from './account.ts';

test('a full name has no surrounding blanks', () => {
  expect(fullnameOf({ firstname: 'Ada', lastname: '' })).toBe('Ada');
});
