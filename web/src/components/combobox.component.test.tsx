import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { fill } from '../testing/fill.ts';
import { openApp } from '../testing/open-app.tsx';
import { aPlayer, aViewer } from '../testing/player.ts';

/** The country of a profile, found by typing. */
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

test('an option is found by some of its letters, and chosen by Enter', async () => {
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

test('Tab takes the match that is highlighted along', async () => {
  const { user, field, active } = await open();
  await fill(field, 'schwe');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Schweiz');
  await user.tab();
  expect(field.value).toBe('Schweiz');
  expect(document.activeElement).not.toBe(field);
});

test('letters with marks are found without them', async () => {
  const { field, options } = await open();
  await fill(field, 'ost');
  expect(options()).toEqual(['Österreich']);
});

test('arrow keys open the list at what is chosen, and go round', async () => {
  const { user, field, active } = await open();
  field.focus();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Deutschland');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Schweiz');
});

test('Escape, and leaving with what is no option, change nothing', async () => {
  const { user, field } = await open();
  await fill(field, 'Atlan');
  await waitFor(() => screen.getAllByText('Kein Eintrag gefunden'));
  await user.keyboard('{Escape}');
  expect(field.value).toBe('Deutschland');
  await user.type(field, 'tis');
  await user.tab();
  expect(field.value).toBe('Deutschland');
});

test('a click chooses, too', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.click(screen.getByRole('option', { name: 'Schweden' }));
  expect(field.value).toBe('Schweden');
});
