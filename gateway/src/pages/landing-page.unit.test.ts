import { expect, test } from '@jest/globals';
import { landingPage } from './landing-page.ts';

const LINK = '0d2c6a52-6f6c-4f0e-9a58-6cbb6ce33a51';

test.each([
  ['/', '', 'landing-register'],
  ['/', '/', 'landing-register'],
  ['/', '/tipps?seite=2', 'landing-login'],
  ['/', '/spielergruppe/5', 'landing-login'],
  ['/', '/spielergruppe/12345678', 'landing-login'],
  ['/', `/spielergruppe/${LINK}`, 'landing-invited'],
  ['/', `/spielergruppe/${LINK}?von=abc`, 'landing-invited'],
  ['/registrieren/abc', '', 'landing-recommended'],
  ['/registrieren/abc/', '', 'landing-recommended'],
  // The app decides where the address is not special, or is an invitation without a group's link.
  ['/', '//evil.example', null],
  ['/', '/\\evil.example', null],
  ['/', 'https://evil.example', null],
  ['/', '/\t/evil.example', null],
  ['/', '/abmelden', null],
  ['/', '/registrieren/abc', null],
  ['/', '/spielergruppe/5?von=abc', null],
  ['/registrieren/abc', '/tipps', null],
  ['/tipps', '', null],
])('%s, back to %j: %s', (path, returnTo, page) => expect(landingPage(path, returnTo)).toBe(page));
