import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { openApp } from '../testing/open-app.tsx';

test('a visible password is neither spell-checked, corrected nor capitalised', async () => {
  const { user } = await openApp('/passwort-neu/abc');
  const password = await screen.findByLabelText('Neues Passwort');
  await user.click(screen.getAllByRole('button', { name: 'Passwort anzeigen' })[0]!);
  expect(password.getAttribute('type')).toBe('text');
  const told = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => password.getAttribute(name));
  expect(told).toEqual(['none', 'off', 'false']);
});
