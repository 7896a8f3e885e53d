import { expect, test } from '@jest/globals';
import { withArticle } from './with-article.ts';

test.each([
  ['Schottland', 'Schottland'],
  ['Schweiz', 'die Schweiz'],
  ['Niederlande', 'die Niederlande'],
  ['USA', 'die USA'],
  ['SV Musterstadt', 'SV Musterstadt'],
])('%s is %s behind a preposition', (team, text) => {
  expect(withArticle(team)).toBe(text);
});
