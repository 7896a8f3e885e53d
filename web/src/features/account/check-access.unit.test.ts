import { describe, expect, test } from '@jest/globals';
import { checkEmails, checkPasswords, watchPair } from './check-access.ts';

describe('checkEmails', () => {
  test('accepts an address typed twice, and ignores blanks around it', () =>
    expect(checkEmails({ email: ' ada@example.org', emailRepeat: 'ada@example.org ' })).toEqual({}));
  test('names the field that is wrong', () => {
    expect(checkEmails({ email: 'ada', emailRepeat: 'ada' })).toEqual({
      email: 'Das sieht nicht wie eine E-Mail-Adresse aus.',
    });
    expect(checkEmails({ email: 'ada@example.org', emailRepeat: 'ada@example.com' })).toEqual({
      emailRepeat: 'Die beiden E-Mail-Adressen sind nicht gleich.',
    });
  });
});

describe('checkPasswords', () => {
  test.each(['geheim', 'x'.repeat(40), '😀'.repeat(40)])('takes %j', (password) =>
    expect(checkPasswords({ password, passwordRepeat: password })).toEqual({}),
  );
  test.each(['kurz!', '     kurz!', 'x'.repeat(41)])('refuses %j', (password) =>
    expect(checkPasswords({ password, passwordRepeat: password })).toEqual({
      password: 'Das Passwort braucht 6 bis 40 Zeichen.',
    }),
  );
});

test.each([
  ['', '', false, false],
  ['geheim', '', false, false],
  ['geheim', 'geh', false, false],
  ['geheim', 'geheiM', false, true],
  ['geheim', 'geheim', true, false],
])('watchPair of %j and %j', (first, second, isReady, repeatProblem) =>
  expect(watchPair(first, second)).toEqual({ isReady, repeatProblem }),
);
