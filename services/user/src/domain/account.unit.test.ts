import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldEmail, fullnameOf } from './account.ts';
import { isTypeable, looksLikeEmail } from './text.ts';

describe('foldEmail', () => {
  test.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ['JU\u0308RGEN@example.org', 'jürgen@example.org'],
  ])('%j is %j', (given, folded) => {
    expect(foldEmail(given)).toBe(folded);
  });

  test('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => foldEmail(foldEmail(email)) === foldEmail(email)));
  });
});

describe('looksLikeEmail', () => {
  test.each(['a@b.de', 'vor.nach+tipp@post.example.org', "o'neil@example.org", 'jürgen@müller.de'])(
    '%s does',
    (text) => {
      expect(looksLikeEmail(text)).toBe(true);
    },
  );

  test.each([
    '',
    'a',
    'a@b',
    '@b.de',
    'a@',
    'a@b.',
    'a@.de',
    'a@b..de',
    'a b@c.de',
    'a@b.de,c@d.de',
    '<a@b.de>',
    'a@b.de\n',
    'a\u200b@b.de',
  ])('%j does not', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });

  test('answers at once for the worst of texts', () => {
    const start = performance.now();
    for (const part of ['a', 'a.', 'a@', '.', 'a@b.']) looksLikeEmail(part.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(200);
  });
});

test('isTypeable takes every letter and no control sign', () => {
  expect(['Größe 10 €', '⚽⚽⚽', ' '].map(isTypeable)).toEqual([true, true, true]);
  expect(['a\u0000', 'a\nb', '\ud800'].map(isTypeable)).toEqual([false, false, false]);
});

test('a full name has no loose ends', () => {
  expect(fullnameOf({ firstname: 'Ada', lastname: '' })).toBe('Ada');
});
