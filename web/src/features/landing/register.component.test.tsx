import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';

test('a new player types the password once, reads it, and agrees to the terms by sending the form', async () => {
  const viewer = aViewer();
  const { user, sent, loads } = await openApp('/', { answers: { register: { viewer } } });
  await fill(await screen.findByLabelText('Vorname'), 'Emil');
  await fill(screen.getByLabelText('Nachname'), 'Eilig');
  await fill(screen.getByLabelText('E-Mail-Adresse'), ' emil@example.org');
  await user.click(screen.getByLabelText('Herr'));
  expect(screen.getAllByLabelText(/^Passwort(?! (an|ver))/)).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const terms = screen.getByText(/^Mit „Kostenlos mitspielen“ stimmst Du den/).parentElement;
  expect(terms?.textContent).toContain('AGB');
  await user.click(screen.getByRole('button', { name: 'Kostenlos mitspielen' }));
  await screen.findByText('Das Passwort braucht 6 bis 40 Zeichen.');
  expect(sent('Register')).toEqual([]);
  await fill(screen.getByLabelText('Passwort'), 'fussball');
  await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(screen.getByLabelText<HTMLInputElement>('Passwort').type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Kostenlos mitspielen' }));
  await waitFor(() => expect(loads).toEqual(['/willkommen']));
  expect(sent('Register')).toEqual([
    {
      input: {
        ...{ firstname: 'Emil', lastname: 'Eilig', email: 'emil@example.org', gender: 'm' },
        ...{ password: 'fussball', passwordRepeat: 'fussball', acceptTerms: true },
      },
    },
  ]);
});

test('another screen does not discard a begun registration without a question, and nothing of it is stored', async () => {
  const { user } = await openApp('/', { answers: { template: null } });
  await fill(await screen.findByLabelText('Vorname'), 'Emil');
  await fill(screen.getByLabelText('Passwort'), 'fussball');
  await user.click(screen.getAllByRole('link', { name: 'Impressum' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Emil');
  expect(JSON.stringify(localStorage)).not.toMatch(/Emil|fussball/);
  await user.click(screen.getAllByRole('link', { name: 'Impressum' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(location.pathname).toBe('/impressum'));
});

test('who is a player already gets the focus in the first field of the login', async () => {
  const { user } = await openApp('/');
  await user.click(await screen.findByRole('button', { name: 'Ich bin schon dabei' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse')));
});

test('a login provider that cannot be asked is missed, and asked again on demand', async () => {
  const { user, change } = await openApp('/', {
    operations: { LoginProvider: failure('FORBIDDEN', 'Gerade nicht.') },
  });
  await screen.findByText(/^Ob es noch einen anderen Weg zur Anmeldung gibt/);
  expect(screen.queryByText('Gerade nicht.')).toBeNull();
  change({ loginProvider: { name: 'Beispiel-ID' } }, { LoginProvider: {} });
  await user.click(screen.getByRole('button', { name: 'Nochmal probieren' }));
  await screen.findByRole('button', { name: /Beispiel-ID/ });
});
