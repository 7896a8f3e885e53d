import { expect, test } from '@jest/globals';
import { mergeClaims, personOf } from './person.ts';

const person = (claims: object) => personOf('https://id.example', 'ada', claims as Record<string, unknown>);

test('first and last name are taken as given, or split from the full name', () => {
  expect(person({ given_name: ' Ada ', family_name: 'Lovelace' })).toMatchObject({
    firstname: 'Ada',
    lastname: 'Lovelace',
  });
  expect(person({ name: 'Ada King Lovelace' })).toMatchObject({
    firstname: 'Ada',
    lastname: 'King Lovelace',
  });
  expect(person({})).toMatchObject({ firstname: '', lastname: '', email: '', picture: '' });
});

test.each([['true'], [1], [undefined], [{}]])('an address is not verified by %j', (email_verified) => {
  expect(person({ email: 'ada@example.org', email_verified }).isVerified).toBe(false);
});

test('values that are not text, or too long for a cookie, are left out', () => {
  expect(
    person({ email: { $ne: null }, picture: 'x'.repeat(1_001), given_name: 'x'.repeat(201) }),
  ).toMatchObject({
    email: '',
    picture: '',
    firstname: '',
  });
});

test('only the source of an address can verify it', () => {
  const isVerified = (idToken: object, userInfo: object) =>
    person(mergeClaims(idToken as Record<string, unknown>, userInfo as Record<string, unknown>)).isVerified;
  const own = { email: 'ada@example.org', email_verified: true };
  expect(isVerified(own, { email: 'opfer@example.org' })).toBe(false);
  expect(isVerified(own, { email: 'opfer@example.org', email_verified: false })).toBe(false);
  expect(isVerified({ email: 'opfer@example.org' }, own)).toBe(true);
  expect(isVerified(own, { name: 'Ada' })).toBe(true);
});
