import { expect, test } from '@jest/globals';
import { fullnameOf } from './account.ts';

test('a full name has no loose ends', () => {
  expect(fullnameOf({ firstname: 'Ada', lastname: '' })).toBe('Ada');
});
