/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { differences } from './differences.ts';

const page = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('\n');
const both = (theirs: string, own: string): string[][] =>
  differences(theirs, own).map((row) => [row.theirs, row.own]);

test('only different paragraphs are shown, as plain text', () => {
  expect(both(page('eins', '<b>zwei</b>', 'drei', 'vier'), page('eins', 'zwölf', 'drei', 'vier'))).toEqual([
    ['…\nzwei\n…', '…\nzwölf\n…'],
  ]);
});

test('a paragraph that only one text has is shown there', () => {
  expect(both(page('eins', 'zwei'), page('eins'))).toEqual([['…\nzwei', '…']]);
});

test('a difference in the HTML alone is shown as HTML', () => {
  const link = (to: string): string => page('eins', `<a href="${to}">hier</a>`);
  expect(both(link('/a'), link('/b'))).toEqual([
    ['…\n<p><a href="/a">hier</a></p>', '…\n<p><a href="/b">hier</a></p>'],
  ]);
});

test('the same paragraphs in a different order are all shown', () => {
  expect(both(page('eins', 'zwei'), page('zwei', 'eins'))).toEqual([['eins\nzwei', 'zwei\neins']]);
});
