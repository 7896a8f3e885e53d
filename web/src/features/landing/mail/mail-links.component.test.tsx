import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import type { MutationResetPasswordArgs } from '../../../generated/schema.ts';
import { failure } from '../../../testing/failure.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';

test('who has forgotten the password names an address, and reads nothing of whether there is one', async () => {
  const { user, sent } = await openApp('/passwort-vergessen', {
    answers: { requestPasswordReset: { requested: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Link anfordern' }));
  await screen.findByText('Bitte gib Deine E-Mail-Adresse ein.');
  expect(sent('RequestPasswordReset')).toEqual([]);
  await fill(screen.getByLabelText('E-Mail-Adresse'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
  await screen.findByText(/^Wenn es zu ada@example.org einen Zugang gibt/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sieh in Deinem Postfach nach' }));
  expect(sent('RequestPasswordReset')).toEqual([{ input: { email: 'ada@example.org' } }]);
});

test('the link of the mail takes a password that is not too well known', async () => {
  const { user, sent } = await openApp('/passwort-neu/abc', {
    answers: {
      resetPassword: ({ input }: MutationResetPasswordArgs) =>
        input.password === 'fussball'
          ? failure('BAD_USER_INPUT', 'Dieses Passwort ist sehr beliebt.', 'password')
          : { changed: true },
    },
  });
  const enter = async (password: string, repeat = password) => {
    await fill(await screen.findByLabelText('Neues Passwort'), password);
    await fill(screen.getByLabelText('Neues Passwort wiederholen'), repeat);
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }));
  };
  await enter('kurz');
  await enter('ganz neu gewählt', 'ganz anders');
  expect(sent('ResetPassword')).toEqual([]);
  await enter('fussball');
  await screen.findByText('Dieses Passwort ist sehr beliebt.');
  await enter('ganz neu gewählt');
  await screen.findByRole('heading', { name: 'Dein Passwort ist geändert' });
  screen.getByRole('link', { name: 'Zur Anmeldung' });
  expect(sent('ResetPassword').at(-1)).toMatchObject({
    input: { token: 'abc', password: 'ganz neu gewählt' },
  });
});

test('a link that confirms does nothing until its button is pressed', async () => {
  const { user, sent } = await openApp('/bestaetigen/abc', {
    answers: { confirmEmail: { confirmed: true, alreadyConfirmed: false } },
  });
  const yes = await screen.findByRole('button', { name: 'Ja, bestätigen' });
  expect(sent('ConfirmEmail')).toEqual([]);
  await user.click(yes);
  const heading = await screen.findByRole('heading', { name: 'Deine E-Mail-Adresse ist bestätigt' });
  expect(document.activeElement).toBe(heading);
  expect(sent('ConfirmEmail')).toEqual([{ input: { token: 'abc' } }]);
  screen.getByRole('link', { name: 'Zum Tippspiel' });
});

test('a link that has confirmed says so the second time', async () => {
  const { user } = await openApp('/bestaetigen/abc', {
    answers: { confirmEmail: { confirmed: true, alreadyConfirmed: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Ja, bestätigen' }));
  await screen.findByRole('heading', { name: 'Deine E-Mail-Adresse ist schon bestätigt' });
  screen.getByRole('link', { name: 'Zum Tippspiel' });
});

test('a link can be tried again where the answer was lost', async () => {
  let isLost = true;
  const { user } = await openApp('/bestaetigen/abc', {
    answers: {
      confirmEmail: () =>
        isLost ? failure('UNKNOWN', 'Wir wissen es nicht.') : { confirmed: true, alreadyConfirmed: true },
    },
  });
  const press = async () => user.click(await screen.findByRole('button', { name: 'Ja, bestätigen' }));
  await press();
  await screen.findByText('Wir wissen es nicht.');
  isLost = false;
  await press();
  await screen.findByRole('heading', { name: 'Deine E-Mail-Adresse ist schon bestätigt' });
});

test('a link that confirms nothing any more says so, and leads to where a new one is sent', async () => {
  const { user } = await openApp('/bestaetigen/abc', {
    answers: { confirmEmail: failure('BAD_USER_INPUT', 'Dieser Link gilt nicht mehr.', 'token') },
  });
  await user.click(await screen.findByRole('button', { name: 'Ja, bestätigen' }));
  await screen.findByText('Dieser Link gilt nicht mehr.');
  screen.getByText(/oder den Zugang gibt es nicht mehr\. Einen neuen Link/);
  const anew = screen.getByRole('link', { name: 'Neuen Link anfordern' });
  expect(anew.getAttribute('href')).toBe('/profil/3');
  expect(screen.queryByRole('button', { name: 'Ja, bestätigen' })).toBeNull();
});
