import { expect, test } from '@jest/globals';
import { pages } from './pages.ts';

test('the reference agrees with the code', () => {
  const stale = pages().filter(({ before, after }) => before !== after);
  expect(stale.map(({ path }) => `${path} is stale: npm run docs`)).toEqual([]);
});
