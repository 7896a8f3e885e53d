import { describe, expect, test } from '@jest/globals';
import { checkLogin, checkRegister, type RegisterForm } from './validate.ts';

const complete: RegisterForm = {
  firstname: 'Miriam',
  lastname: 'Brandt',
  email: ' miriam@example.org ',
  password: 'geheim',
  gender: 'f',
};

describe('registration', () => {
  test('a complete form has no problems', () => expect(checkRegister(complete)).toEqual({}));

  test.each<[Partial<RegisterForm>, keyof RegisterForm, string]>([
    [{ firstname: '   ' }, 'firstname', 'Bitte gib Deinen Vornamen ein.'],
    [{ firstname: 'x'.repeat(201) }, 'firstname', 'Das ist zu lang: höchstens 200 Zeichen.'],
    [{ lastname: 'x'.repeat(501) }, 'lastname', 'Das ist zu lang: höchstens 500 Zeichen.'],
    [{ email: 'miriam' }, 'email', 'Das sieht nicht wie eine E-Mail-Adresse aus.'],
    [{ email: '' }, 'email', 'Bitte gib Deine E-Mail-Adresse ein.'],
    [{ password: 'kurz!' }, 'password', 'Das Passwort braucht 6 bis 40 Zeichen.'],
    [{ password: 'x'.repeat(41) }, 'password', 'Das Passwort braucht 6 bis 40 Zeichen.'],
    [{ password: '   \u200b  kurz!' }, 'password', 'Das Passwort braucht 6 bis 40 Zeichen.'],
    [{ gender: '' }, 'gender', 'Bitte wähle eine Anrede.'],
  ])('%j', (change, field, message) => {
    expect(checkRegister({ ...complete, ...change })).toEqual({ [field]: message });
  });
});

test('the login needs both fields, but knows no rules for old passwords', () => {
  expect(checkLogin({ email: 'a@b.de', password: 'x' })).toEqual({});
  expect(Object.keys(checkLogin({ email: '', password: '' }))).toEqual(['email', 'password']);
});
