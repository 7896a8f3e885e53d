import { expect, test } from '@jest/globals';
import { landingPath, safeReturnTo } from './return-to.ts';

test.each(['/tipps', '/rangliste/3?search=a', '/spielergruppe/12/2#x'])('keeps %s', (path) =>
  expect(safeReturnTo(path)).toBe(path),
);

test.each([
  null,
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/abmelden',
  '/abmelden?returnTo=%2F',
  '/registrieren/abc',
])('refuses %s', (path) => expect(safeReturnTo(path)).toBe('/'));

test('the landing page carries the way back', () => {
  expect(landingPath('/tipps?seite=2')).toBe('/?returnTo=%2Ftipps%3Fseite%3D2');
  expect(landingPath('/')).toBe('/');
});
