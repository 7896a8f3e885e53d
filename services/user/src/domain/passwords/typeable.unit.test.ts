import { expect, test } from '@jest/globals';
import { isTypeable } from './typeable.ts';

test('isTypeable accepts letters of every script, but no control characters', () => {
  expect(['Größe 10 €', '⚽⚽⚽', ' '].map(isTypeable)).toEqual([true, true, true]);
  expect(['a\u0000', 'a\nb', '\ud800'].map(isTypeable)).toEqual([false, false, false]);
});
