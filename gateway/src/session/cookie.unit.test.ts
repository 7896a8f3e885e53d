import { describe, expect, test } from '@jest/globals';
import {
  anonymousToken,
  anonymousTokenAfter,
  isAnonymousToken,
  readSessionCookie,
  sessionCookie,
} from './cookie.ts';
import { createCsrf } from './csrf.ts';

describe('the session cookie', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['tippspiel_session=', undefined],
    ['tippspiel_session=abc', 'abc'],
    ['x=1; tippspiel_session=a.b-c_d; y=2', 'a.b-c_d'],
    ['x=1;tippspiel_session=abc', 'abc'],
    ['xtippspiel_session=abc', undefined],
    ['tippspiel_session=a b', undefined],
    ['tippspiel_session="abc"', undefined],
    [`tippspiel_session=${'x'.repeat(300)}`, undefined],
  ])('%j holds %j', (header, value) => {
    expect(readSessionCookie(header)).toBe(value);
  });

  test('is Secure if required', () => {
    expect(sessionCookie('abc', true)).toBe(
      'tippspiel_session=abc; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    );
    expect(sessionCookie('abc', false)).not.toContain('Secure');
  });

  test('anonymous values are not sessions and differ, and an ended session always gets the same one', () => {
    expect(isAnonymousToken(anonymousToken())).toBe(true);
    expect(anonymousToken()).not.toBe(anonymousToken());
    expect(readSessionCookie(`tippspiel_session=${anonymousToken()}`)).toBeDefined();
    expect(anonymousTokenAfter('secret', 'one')).toBe(anonymousTokenAfter('secret', 'one'));
    expect(anonymousTokenAfter('secret', 'one')).not.toBe(anonymousTokenAfter('secret', 'other'));
  });
});

describe('the anti-forgery token', () => {
  const csrf = createCsrf('secret');
  test('matches only its own cookie', () => {
    const token = csrf.tokenFor('abc');
    expect(csrf.matches('abc', token)).toBe(true);
    expect(csrf.matches('abd', token)).toBe(false);
    expect(createCsrf('other secret').matches('abc', token)).toBe(false);
  });
  test.each([undefined, '', 'fetch', 'ä'.repeat(43), ['a', 'b']])('is not %j', (header) => {
    expect(csrf.matches('abc', header)).toBe(false);
  });
  test('never matches without a cookie', () => {
    expect(csrf.matches(undefined, csrf.tokenFor(''))).toBe(false);
  });
});
