import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { MutationChangePasswordArgs, MutationEndLoginArgs } from '../../generated/schema.ts';
import { watchLeaving } from '../../lib/save/unsaved.ts';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aLogin, aProfile, aViewer } from '../../testing/player.ts';
import { dialog, section } from '../../testing/section.ts';

const here = aLogin({ device: 'Chrome auf Windows', isThis: true });
const phone = aLogin({ device: 'Safari auf iPhone' });
const viewer = aViewer({ logins: [phone, here] });
const answers = { countries: ['Deutschland'], loginProvider: null, uploadMaxBytes: 10_000_000 };
const save = { name: 'Speichern' };

test('the current login is listed first, and another one can be ended', async () => {
  const { user } = await openApp('/profil/3', {
    viewer,
    answers: {
      ...answers,
      endLogin: ({ input }: MutationEndLoginArgs) => ({
        viewer: aViewer({ ...viewer, logins: viewer.logins.filter(({ id }) => id !== input.id) }),
      }),
    },
  });
  await screen.findByText('Hier bist Du angemeldet');
  const [first, second] = section('Hier bist Du angemeldet').getAllByRole('listitem');
  expect(first?.textContent).toContain('dieses Gerät');
  expect(second?.textContent).toContain('Safari auf iPhone');
  await user.click(screen.getByRole('button', { name: 'Abmelden: Safari auf iPhone' }));
  await section('Hier bist Du angemeldet').findAllByText('dieses Gerät');
  expect(section('Hier bist Du angemeldet').getAllByRole('listitem')).toHaveLength(1);
});

test('a new address must be entered twice and confirmed by mail', async () => {
  const { user, sent } = await openApp('/profil/3', {
    viewer,
    answers: { ...answers, requestEmailChange: { viewer } },
  });
  await screen.findByText('Hier bist Du angemeldet');
  const form = section('E-Mail-Adresse');
  const button = form.getByRole('button', save);
  await fill(form.getByLabelText('Neue E-Mail-Adresse'), 'neu@example.org');
  await fill(form.getByLabelText('Neue E-Mail-Adresse wiederholen'), 'neu@example.com');
  await form.findByText('Die beiden E-Mail-Adressen sind nicht gleich.');
  await fill(form.getByLabelText('Neue E-Mail-Adresse wiederholen'), 'kurz@x.de');
  await user.tab();
  form.getByText('Die beiden E-Mail-Adressen sind nicht gleich.');
  await user.click(button);
  expect(document.activeElement).toBe(form.getByLabelText('Neue E-Mail-Adresse wiederholen'));
  expect(sent('RequestEmailChange')).toEqual([]);
  // A button that says why it does nothing is not disabled.
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await fill(form.getByLabelText('Neue E-Mail-Adresse wiederholen'), ' neu@example.org ');
  await user.click(button);
  await form.findByText(
    /Bestätige die neue Adresse über den Link, den wir an neu@example.org geschickt haben/,
  );
  expect(sent('RequestEmailChange')).toEqual([
    { input: { email: 'neu@example.org', emailRepeat: 'neu@example.org' } },
  ]);
});

test('a new password must be long enough, match its repetition, and not be too common', async () => {
  const { user, sent } = await openApp('/profil/3', {
    viewer,
    answers: {
      ...answers,
      changePassword: ({ input }: MutationChangePasswordArgs) =>
        input.password === 'fussball'
          ? failure('BAD_USER_INPUT', 'Dieses Passwort ist sehr beliebt.', 'password')
          : { viewer },
    },
  });
  await screen.findByText('Hier bist Du angemeldet');
  const form = section('Passwort');
  const enter = async (password: string, repeat = password) => {
    await fill(form.getByLabelText('Neues Passwort'), password);
    await fill(form.getByLabelText('Neues Passwort wiederholen'), repeat);
  };
  await user.click(form.getByRole('button', save));
  await form.findByText('Das Passwort braucht 6 bis 40 Zeichen.');
  await enter('lang genug');
  await user.clear(form.getByLabelText('Neues Passwort'));
  await user.type(form.getByLabelText('Neues Passwort'), 'kurz');
  await user.tab();
  await form.findByText('Das Passwort braucht 6 bis 40 Zeichen.');
  await enter('kurz');
  expect(form.getByRole('button', save).getAttribute('aria-disabled')).toBeNull();
  await enter('ganz neu gewählt', 'ganz neu Gewählt');
  await form.findByText('Die beiden Passwörter sind nicht gleich.');
  await enter('fussball');
  await user.click(form.getByRole('button', save));
  await form.findByText('Dieses Passwort ist sehr beliebt.');
  await enter('ganz neu gewählt');
  await user.click(form.getByRole('button', save));
  await form.findByText('gespeichert');
  expect(sent('ChangePassword')).toHaveLength(2);
});

test('the device stores no new address or password, so the browser asks before it loses them', async () => {
  watchLeaving();
  await openApp('/profil/3', { viewer, answers });
  const asks = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await fill(await screen.findByLabelText('Neue E-Mail-Adresse'), 'neu@example.org');
  expect(asks()).toBe(true);
  await fill(screen.getByLabelText('Neue E-Mail-Adresse'), '');
  expect(asks()).toBe(false);
  await fill(screen.getByLabelText('Neues Passwort'), 'ganz neu gewählt');
  expect(asks()).toBe(true);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
});

test('an unconfirmed address is marked, and its mail can be sent again', async () => {
  const profile = aProfile({ email: 'ada@example.org', isConfirmed: false, hasAddress: false });
  const unconfirmed = aViewer({ profile });
  const { user } = await openApp('/profil', {
    viewer: unconfirmed,
    answers: { ...answers, requestConfirmation: { viewer: unconfirmed } },
  });
  await screen.findByText('Ohne Adresse kannst Du nichts gewinnen.');
  await user.click(screen.getByRole('link', { name: 'E-Mail bestätigen' }));
  await screen.findByText('noch nicht bestätigt');
  await user.click(screen.getByRole('button', { name: 'E-Mail noch einmal schicken' }));
  await screen.findByText('Die E-Mail an ada@example.org ist unterwegs.');
});

test('an account without a password cannot be unlinked from the provider', async () => {
  const linked = aViewer({ hasPassword: false, isLinked: true });
  await openApp('/profil/3', {
    viewer: linked,
    answers: { ...answers, loginProvider: { name: 'Beispiel-ID' } },
  });
  await screen.findByText(/Lösen kannst Du das, sobald Du ein Passwort festgelegt hast\./);
  const unlink = section('Anmeldung mit Beispiel-ID').getByRole('button', { name: 'Verknüpfung lösen' });
  expect(unlink.getAttribute('aria-disabled')).toBe('true');
});

test('an account is unlinked from the provider after a question', async () => {
  const { user, sent } = await openApp('/profil/3', {
    viewer: aViewer({ hasPassword: true, isLinked: true }),
    answers: {
      ...answers,
      loginProvider: { name: 'Beispiel-ID' },
      unlinkProvider: { viewer: aViewer({ hasPassword: true, isLinked: false }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Verknüpfung lösen' }));
  expect(sent('UnlinkProvider')).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, lösen' }));
  await waitFor(() => expect(sent('UnlinkProvider')).toHaveLength(1));
});
