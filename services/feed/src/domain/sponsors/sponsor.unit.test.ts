import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { byTier, validAddress, pageAddress, type Sponsor } from './sponsor.ts';

describe('the address of a sponsor’s page', () => {
  test.each([
    ['https://example.org/ueber-uns?a=1#b', 'https://example.org/ueber-uns?a=1#b'],
    ['http://example.org', 'http://example.org/'],
    ['www.example.org', 'https://www.example.org/'],
    ['example.org:8443/x', 'https://example.org:8443/x'],
    ['bäckerei-müller.de', 'https://xn--bckerei-mller-bfb28a.de/'],
  ])('%s is %s', (text, address) => {
    expect(pageAddress(text)).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.org',
    'ftp://example.org',
    '//example.org\\@evil.example',
    'https://admin:geheim@example.org',
    'https://',
    'sponsor',
    'zwei Wörter.de',
    '/agb',
  ])('%s is none', (text) => {
    expect(pageAddress(text)).toBeNull();
  });

  test('is http or https, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webUrl().map((url) => `javascript:${url}`),
        ),
        (text) => {
          expect(pageAddress(text) ?? 'https://').toMatch(/^https?:\/\//);
        },
      ),
    );
  });
});

test('a stored address needs its scheme; anything else is invalid', () => {
  expect(validAddress('https://example.org/')).toBe('https://example.org/');
  for (const link of ['//evil.example', 'evil.example', 'javascript:alert(1)', '5', 5, undefined, ''])
    expect(validAddress(link)).toBeNull();
});

test('gold comes before silber before bronze, and older sponsors before newer ones', () => {
  const sponsor = (id: number, sponsorType: Sponsor['sponsorType']): Sponsor => ({
    ...{ id, sponsorType, version: 1, companyName: '', link: '', stamp: '', isRemoved: false },
  });
  const given = [sponsor(1, 'bronze'), sponsor(2, 'gold'), sponsor(3, 'silber'), sponsor(4, 'gold')];
  expect(byTier(given).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
});
