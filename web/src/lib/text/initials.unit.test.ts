import { expect, test } from '@jest/globals';
import { avatarColour, cutName, initials } from './initials.ts';

test.each([
  ['Miriam Brandt', 'MB'],
  ['Anna-Lena Schmidt', 'AS'],
  ['Maximilian Graf von Hohenstein', 'MH'],
  ['  Özil ', 'Ö'],
  ['ömer ünal', 'ÖÜ'],
  ['Von Trapp', 'VT'],
  ['🇩🇪 Fan', '🇩🇪F'],
  ['', '?'],
])('initials of "%s"', (name, letters) => expect(initials(name)).toBe(letters));

test('a colour is stable and always one of ten', () => {
  expect(avatarColour(12)).toBe(avatarColour(12));
  expect(avatarColour(12)).not.toBe(avatarColour(13));
  for (const id of [0, -3, 7.5, 1_000_003]) expect(avatarColour(id)).toMatch(/^var\(--avatar-([1-9]|10)\)$/);
});

test('long names are cut to 12 characters and two points', () => {
  expect(cutName('Miriam Brand')).toBe('Miriam Brand');
  expect(cutName('Miriam Brandt')).toBe('Miriam Brand..');
  expect(cutName('Max Muster 🏆')).toBe('Max Muster 🏆');
  expect(cutName('Max Muster 🏆🏆')).toBe('Max Muster 🏆..');
  expect(cutName('Mu\u0308ller-Weiß')).toBe('Mu\u0308ller-Weiß');
});
