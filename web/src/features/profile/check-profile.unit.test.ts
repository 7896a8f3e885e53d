import { describe, expect, test } from '@jest/globals';
import { checkCommon, checkContact, countLetters, tabOf, trimmed } from './check-profile.ts';

const contact = {
  ...{ gender: 'f', firstname: 'Ada', lastname: 'Lovelace' },
  ...{ street: '', zipCode: '', city: '', country: '' },
};
const common = {
  ...{ institution: '', hobbies: '', age: '', reminder: '0' },
  ...{ goalAlert: 'OFF' as const, quietFrom: '23', quietUntil: '7' },
};

describe('checkContact', () => {
  test('requires both names and nothing else', () => {
    expect(checkContact(contact)).toEqual({});
    expect(checkContact({ ...contact, firstname: ' ', lastname: '' })).toEqual({
      firstname: 'Bitte gib Deinen Vornamen ein.',
      lastname: 'Bitte gib Deinen Nachnamen ein.',
    });
  });
  test.each([
    ['firstname', 200],
    ['lastname', 500],
    ['street', 200],
    ['zipCode', 20],
    ['city', 100],
  ] as const)('takes %s up to %i characters, blanks around it not counted', (field, max) => {
    expect(checkContact({ ...contact, [field]: ` ${'x'.repeat(max)} ` })).toEqual({});
    expect(checkContact({ ...contact, [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: `Das ist zu lang: höchstens ${max} Zeichen.`,
    });
  });
});

test('checkCommon counts characters, not code units', () => {
  expect(checkCommon({ ...common, hobbies: '⚽'.repeat(1000), age: '😀'.repeat(20) })).toEqual({});
  expect(checkCommon({ ...common, hobbies: '😀'.repeat(1001) })).toEqual({
    hobbies: 'Das ist zu lang: höchstens 1.000 Zeichen.',
  });
  expect(countLetters(' 😀 ')).toBe(1);
});

test('trimmed removes blanks around every text', () =>
  expect(trimmed({ ...common, hobbies: ' Lesen,\nKochen ' })).toEqual({
    ...common,
    hobbies: 'Lesen,\nKochen',
  }));

test.each([
  [undefined, 1],
  ['1', 1],
  ['4', 4],
  ['5', 1],
  ['0', 1],
  ['02', 1],
  ['x', 1],
])('the tab of /profil/%s is %i', (param, tab) => expect(tabOf(param)).toBe(tab));
