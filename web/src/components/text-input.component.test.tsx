import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { hoursLater } from '../testing/now.ts';
import { aMatch } from '../testing/match.ts';
import { openApp } from '../testing/open-app.tsx';
import { anOperator } from '../testing/player.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test('a field takes as many characters as the server, cuts none of them, and says how many are left', async () => {
  const { user, sent } = await openApp('/adminpreise', {
    viewer: anOperator(),
    answers: { prices: [], matches: [aMatch({ date: hoursLater(24) })], uploadMaxBytes: 10_000_000 },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Neuer Preis' }))[0]!);
  const form = within(await screen.findByRole('dialog', { name: 'Neuer Preis' }));
  const name = await form.findByLabelText<HTMLInputElement>('Name');
  await user.click(name);
  await user.paste(FAMILY.repeat(179));
  expect(form.queryByText(/Zeichen/)).toBeNull();
  await user.paste(FAMILY.repeat(20));
  expect(name.value).toBe(FAMILY.repeat(199));
  form.getByText('Noch 1 Zeichen');
  await user.paste(FAMILY.repeat(2));
  expect(name.value).toBe(FAMILY.repeat(201));
  form.getByText('1 Zeichen zu viel');
  expect(name.getAttribute('aria-invalid')).toBe('true');

  // Nothing is sent that the server would refuse.
  await user.click(form.getByText('Tagespreis'));
  await user.selectOptions(
    form.getByLabelText('Tag'),
    within(form.getByLabelText('Tag')).getAllByRole('option').at(-1)!,
  );
  await user.click(form.getByRole('button', { name: 'Speichern' }));
  expect(sent('SavePrize')).toEqual([]);
  expect(document.activeElement).toBe(name);
});
