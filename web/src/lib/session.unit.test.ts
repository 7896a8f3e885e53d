import { describe, expect, test } from 'vitest';
import { getCsrfToken, parsePageConfig, setCsrfToken } from './session.ts';

describe('page configuration', () => {
  test('an empty or broken one counts as missing', () => {
    expect(parsePageConfig('')).toBeNull();
    expect(parsePageConfig('  \n')).toBeNull();
    expect(parsePageConfig(undefined)).toBeNull();
    expect(parsePageConfig('{"csrf')).toBeNull();
  });

  test('tells the visitor and the token', () => {
    const user = { id: 7, firstname: 'Miriam', fullname: 'Miriam Brandt', isAdmin: false };
    expect(parsePageConfig(JSON.stringify({ csrfToken: 't', user }))).toMatchObject({ csrfToken: 't', user });
  });

  test('without a user the visitor is anonymous', () => {
    expect(parsePageConfig('{"csrfToken":"t"}')?.user).toBeNull();
  });
});

test('a new token replaces the old one', () => {
  setCsrfToken('new');
  expect(getCsrfToken()).toBe('new');
});
