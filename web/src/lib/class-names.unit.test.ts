import { expect, test } from '@jest/globals';
import { cx } from './class-names.ts';

test('joins what is there and leaves out the rest', () => {
  expect(cx('a', false, undefined, null, '', 'b')).toBe('a b');
});
