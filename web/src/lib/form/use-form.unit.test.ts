import { expect, test } from '@jest/globals';
import { enteredBefore } from './use-form.ts';

const text = (name: string, value: string, defaultValue = '') => ({
  name,
  type: 'text',
  value,
  defaultValue,
});
const box = (name: string, checked: boolean) => ({
  ...{ name, type: 'checkbox', value: 'on', defaultValue: 'on' },
  ...{ checked, defaultChecked: false },
});
const drawn = { email: '', name: 'Miriam', terms: false };

test('nothing was entered', () => {
  expect(enteredBefore(undefined, drawn)).toBeNull();
  expect(enteredBefore([], drawn)).toBeNull();
  expect(
    enteredBefore([text('email', ''), text('name', 'Miriam', 'Miriam'), box('terms', false)], drawn),
  ).toBeNull();
});

test('what was typed, taken out and ticked is taken over', () => {
  const elements = [text('email', 'm@example.org'), text('name', '', 'Miriam'), box('terms', true)];
  expect(enteredBefore(elements, drawn)).toEqual({ email: 'm@example.org', name: '', terms: true });
});

test('of what belongs to no field of the form nothing is', () => {
  const file = { ...text('email', 'C:\\fakepath\\a.png'), type: 'file' };
  expect(
    enteredBefore([text('other', 'x'), file, { tagName: 'FIELDSET' }, { name: 'email', value: 'x' }], drawn),
  ).toBeNull();
});
