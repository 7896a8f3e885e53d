import { describe, expect, test } from '@jest/globals';
import { checkSponsor, type SponsorForm } from './check-sponsor.ts';

const good: SponsorForm = { companyName: 'Bäckerei', link: '', sponsorType: 'gold', pictureUrl: 'o1' };

describe('the form of a sponsor', () => {
  test('is valid with name, tier and logo', () => {
    expect(checkSponsor(good)).toEqual({});
  });

  test('reports every missing field', () => {
    const nothing: SponsorForm = { companyName: ' ', link: ' ', sponsorType: '', pictureUrl: '' };
    expect(Object.keys(checkSponsor(nothing))).toEqual(['companyName', 'sponsorType', 'pictureUrl']);
  });

  test('requires saving a chosen logo, the first as well as a replacement', () => {
    for (const pictureUrl of ['', 'o1'])
      expect(checkSponsor({ ...good, pictureUrl }, 'nicht gespeichert')).toEqual({
        pictureUrl: 'nicht gespeichert',
      });
  });

  test.each(['https://example.org', 'http://example.org:8080/x', 'www.example.org', 'example.org:8443'])(
    'accepts %s as a link',
    (link) => expect(checkSponsor({ ...good, link })).toEqual({}),
  );

  test.each([
    'javascript:alert(1.1)',
    'mailto:a@example.org',
    'sponsor',
    'zwei Wörter.de',
    `a.de/${'x'.repeat(500)}`,
  ])('rejects %s as a link', (link) =>
    expect(Object.keys(checkSponsor({ ...good, link }))).toEqual(['link']),
  );
});
