import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { fill } from '../testing/fill.ts';
import { openApp } from '../testing/open-app.tsx';
import { aPlayer, aViewer } from '../testing/player.ts';

/** Opens the profile's form, which has a combobox for the country. */
const open = async () => {
  const app = await openApp('/profil/2', {
    viewer: aViewer({ player: aPlayer({ country: 'Deutschland' }) }),
    answers: { countries: ['Deutschland', 'Österreich', 'Schweden', 'Schweiz'] },
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  return { ...app, field, options, active };
};

test('typed letters filter the options, and Enter chooses one', async () => {
  const { user, field, options, active } = await open();
  await user.click(field);
  expect(options()).toHaveLength(4);
  await fill(field, 'schwe');
  expect(options()).toEqual(['Schweden', 'Schweiz']);
  expect(active()).toBe('Schweden');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Schweiz');
  await user.keyboard('{Enter}');
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['Schweiz', 'false']);
  expect(document.activeElement).toBe(field);
});

test('Tab chooses the highlighted option', async () => {
  const { user, field, active } = await open();
  await fill(field, 'schwe');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Schweiz');
  await user.tab();
  expect(field.value).toBe('Schweiz');
  expect(document.activeElement).not.toBe(field);
});

test('accented letters are found without their accents', async () => {
  const { field, options } = await open();
  await fill(field, 'ost');
  expect(options()).toEqual(['Österreich']);
});

test('arrow keys open the list at the chosen option, and wrap around', async () => {
  const { user, field, active } = await open();
  field.focus();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Deutschland');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Schweiz');
});

test('Escape, and leaving with an unknown text, keep the value', async () => {
  const { user, field } = await open();
  await fill(field, 'Atlan');
  await waitFor(() => screen.getAllByText('Kein Eintrag gefunden'));
  await user.keyboard('{Escape}');
  expect(field.value).toBe('Deutschland');
  await user.type(field, 'tis');
  await user.tab();
  expect(field.value).toBe('Deutschland');
});

test('a click chooses an option', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.click(screen.getByRole('option', { name: 'Schweden' }));
  expect(field.value).toBe('Schweden');
});

test('a press beside the options leaves the focus in the field, so that the list still closes', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.click(screen.getByRole('listbox'));
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a highlighted option chooses none, and keeps the field empty', async () => {
  const { user, field, active } = await open();
  await user.clear(field);
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['', 'false']);
});
