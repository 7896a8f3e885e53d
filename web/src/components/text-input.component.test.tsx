import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { fill } from '../testing/fill.ts';
import { hoursLater } from '../testing/now.ts';
import { aMatch } from '../testing/match.ts';
import { openApp } from '../testing/open-app.tsx';
import { anOperator } from '../testing/player.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test('a field counts characters like the server, cuts none, and shows how many are left', async () => {
  const { user, sent } = await openApp('/adminpreise', {
    viewer: anOperator(),
    answers: { prices: [], matches: [aMatch({ date: hoursLater(24) })], uploadMaxBytes: 10_000_000 },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Neuer Preis' }))[0]!);
  const form = within(await screen.findByRole('dialog', { name: 'Neuer Preis' }));
  const name = await form.findByLabelText<HTMLInputElement>('Name');
  // The browser does not limit the length.
  expect(name.maxLength).toBe(-1);
  await fill(name, FAMILY.repeat(179));
  expect(form.queryByText(/Zeichen/)).toBeNull();
  await fill(name, FAMILY.repeat(199));
  expect(name.value).toBe(FAMILY.repeat(199));
  const note = form.getByText('Noch 1 Zeichen').parentElement!;
  expect(name.getAttribute('aria-describedby')?.split(' ')).toContain(note.id);
  // Announced once when it is too much, not with each key.
  const heard = () => form.queryAllByRole('status').map(({ textContent }) => textContent);
  const silent = heard();
  await fill(name, FAMILY.repeat(201));
  expect(name.value).toBe(FAMILY.repeat(201));
  form.getByText('1 Zeichen zu viel');
  expect(heard()).toContain('Der Text ist zu lang.');
  const told = heard();
  await fill(name, FAMILY.repeat(202));
  form.getByText('2 Zeichen zu viel');
  expect(heard()).toEqual(told);
  expect(silent.join('')).toBe('');
  expect(name.getAttribute('aria-invalid')).toBe('true');

  // A text that the server would refuse is not sent.
  await user.click(form.getByText('Tagespreis'));
  await user.selectOptions(
    form.getByLabelText('Tag'),
    within(form.getByLabelText('Tag')).getAllByRole('option').at(-1)!,
  );
  await user.click(form.getByRole('button', { name: 'Speichern' }));
  expect(sent('SavePrize')).toEqual([]);
  expect(document.activeElement).toBe(name);
});
