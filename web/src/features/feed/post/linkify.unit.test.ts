import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { linkify, shortAddress } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

describe('linkify', () => {
  test('leaves text without links alone', () => {
    expect(linkify('Zwei Joker weg.\nWww!')).toEqual([{ text: 'Zwei Joker weg.\nWww!' }]);
    expect(linkify('')).toEqual([]);
  });

  test('keeps every character of the text', () => {
    const text = 'Siehe https://example.org/a?b=1#c, dann www.uefa.com/x). Ende';
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test.each([
    ['https://example.org.', 'https://example.org/'],
    ['(https://example.org/a)', 'https://example.org/a'],
    [
      'https://de.wikipedia.org/wiki/Abseits_(Fußball)',
      'https://de.wikipedia.org/wiki/Abseits_(Fu%C3%9Fball)',
    ],
    ['www.uefa.com/euro!', 'https://www.uefa.com/euro'],
    ['„https://example.org/a“', 'https://example.org/a'],
    ['»https://example.org/a«', 'https://example.org/a'],
    ['‚www.uefa.com/euro‘', 'https://www.uefa.com/euro'],
    ['“https://example.org/a”', 'https://example.org/a'],
    ['https://example.org/a⚽', 'https://example.org/a'],
    ['https://example.org/a👍🏽!', 'https://example.org/a'],
    ['https://example.org/a🇩🇪', 'https://example.org/a'],
    ['[https://example.org/a]', 'https://example.org/a'],
    ['https://example.org/a?b[]=1', 'https://example.org/a?b[]=1'],
    ['https://example.org/a?b[1]', 'https://example.org/a?b[1]'],
    ['([https://example.org/a]).', 'https://example.org/a'],
    ['https://example.org/tor#3', 'https://example.org/tor#3'],
    ['HTTPS://EXAMPLE.ORG/A', 'https://example.org/A'],
  ])('finds the address in %s', (text, href) => expect(links(text)).toEqual([href]));

  test.each([
    'javascript:alert(1)',
    'ftp://example.org',
    'https://',
    'www.',
    'http://localhost',
    'https://[x.y',
  ])('makes no link of %s', (text) => expect(links(text)).toEqual([]));

  test('gives closing brackets back that were not opened inside, with the punctuation between them', () => {
    expect(links('http://a.de/x).) und http://a.de/(x).)')).toEqual(['http://a.de/x', 'http://a.de/(x)']);
  });

  test('ends an address before markup', () => {
    expect(linkify('https://a.de/"><img src=x>')[0]).toEqual({
      text: 'https://a.de/',
      href: 'https://a.de/',
    });
  });
});

describe('no text takes long', () => {
  /** A post's maximum length. A text of quadratic cost took 10 s, a usual one takes 1 ms. */
  const LENGTH = 5000;
  const MOST_MS = 250;

  const once = (text: string): number => {
    const from = performance.now();
    linkify(text).forEach((part) => shortAddress(part.text));
    return performance.now() - from;
  };
  /** A busy machine slows one run down, not three. */
  const duration = (text: string): number => {
    const first = once(text);
    return first < MOST_MS ? first : Math.min(first, once(text), once(text));
  };
  const fill = (pattern: string, length: number): string =>
    pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

  test('not the one that froze browsers', () => {
    const half = LENGTH / 2 - 60;
    expect(duration(`http://a.b/${'!'.repeat(half)}x${')'.repeat(half)}`)).toBeLessThan(MOST_MS);
  });

  test('not one that is made of parts of addresses, repeated', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          'http://',
          'https://',
          'www.',
          'a.de',
          '/',
          '(',
          ')',
          '()',
          ').',
          '!',
          '…',
          '*',
          '@',
          ':',
          '[',
          '%',
          '\\',
          'ä',
          '\u{10400}',
          ' ',
        ],
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
    );
    const pieces = fc.array(piece, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
    fc.assert(
      fc.property(pieces, pieces, pieces, pieces, (start, one, middle, other) => {
        const half = LENGTH / 2;
        const text = (start + fill(one, half) + middle + fill(other, half)).slice(0, LENGTH);
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
        expect(duration(text)).toBeLessThan(MOST_MS);
      }),
      { numRuns: 300 },
    );
  });
});

test('shortAddress keeps the host and cuts the rest', () => {
  expect(shortAddress('https://www.example.org/a')).toBe('example.org/a');
  expect(shortAddress(`https://example.org/${'a'.repeat(60)}`)).toBe(`example.org/${'a'.repeat(36)}…`);
});
