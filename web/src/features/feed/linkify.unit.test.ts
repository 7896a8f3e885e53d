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

  test('ends an address before markup', () => {
    expect(linkify('https://a.de/"><img src=x>')[0]).toEqual({
      text: 'https://a.de/',
      href: 'https://a.de/',
    });
  });
});

test('shortAddress keeps the host and cuts the rest', () => {
  expect(shortAddress('https://www.example.org/a')).toBe('example.org/a');
  expect(shortAddress(`https://example.org/${'a'.repeat(60)}`)).toBe(`example.org/${'a'.repeat(36)}…`);
});
