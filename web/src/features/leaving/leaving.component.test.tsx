import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { failure } from '../../testing/failure.ts';
import { isPostUnseen, notePostSeen } from '../../lib/save/seen-posts.ts';
import { rememberedVisitor } from '../../lib/session/device.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { dialog, section } from '../../testing/section.ts';
import { pass } from '../../testing/time.ts';
import { noteDeleted } from './deleted-mark.ts';

const viewer = aViewer();
const answers = { countries: ['Deutschland'], loginProvider: null, deleteAccount: { deleted: true } };
/** Answers the browser's native confirmation. */
const answerBrowser = (yes: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(yes);

test('an account is deleted after two confirmations, and either can be declined', async () => {
  jest.useFakeTimers();
  const { user, sent, loads } = await openApp('/profil/3', { viewer, answers });
  await screen.findByText('Hier bist Du angemeldet');
  const ask = () => user.click(section('Zugang löschen').getByRole('button'));
  await ask();
  (await dialog()).getByText(/verschwinden für immer/);
  await user.click(screen.getByRole('button', { name: 'Nein, ich bleibe' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const browser = answerBrowser(false);
  await ask();
  await user.click((await dialog()).getByRole('button', { name: 'Ja, Zugang löschen' }));
  expect(browser).toHaveBeenCalledWith('Letzte Chance! Wirklich löschen?');
  expect(sent('DeleteAccount')).toEqual([]);
  expect(rememberedVisitor()).not.toBeNull();
  notePostSeen(7, 12);

  answerBrowser(true);
  if (!screen.queryByRole('dialog')) await ask();
  await user.click((await dialog()).getByRole('button', { name: 'Ja, Zugang löschen' }));
  await screen.findByText('Dein Zugang wurde gelöscht.');
  expect(sent('DeleteAccount')).toEqual([{ input: { delete: 'delete' } }]);
  expect([rememberedVisitor(), isPostUnseen(7, 12)]).toEqual([null, true]);
  await pass(1500);
  expect(loads).toEqual(['/goodbye']);
});

test('a query that the ended login is refused does not lead elsewhere than to /goodbye', async () => {
  jest.useFakeTimers();
  const { user, change, loads } = await openApp('/profil/3', { viewer, answers });
  await screen.findByText('Hier bist Du angemeldet');
  // The page's answers must be old enough to be refetched below.
  await pass(6000);
  answerBrowser(true);
  await user.click(section('Zugang löschen').getByRole('button'));
  await user.click((await dialog()).getByRole('button', { name: 'Ja, Zugang löschen' }));
  await screen.findByText('Dein Zugang wurde gelöscht.');
  const refused = failure('UNAUTHENTICATED', 'Du bist nicht angemeldet.');
  change({ viewer: refused, tournament: refused, runningMatches: refused });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1500);
  expect(loads).toEqual(['/goodbye']);
});

afterEach(() => sessionStorage.clear());

test('/goodbye confirms the deletion to former players, and tells others that nothing was deleted', async () => {
  const left = { answers: { loginProvider: null } };
  await openApp('/goodbye', left);
  await screen.findByText('Hier verabschieden wir uns von allen, die ihren Zugang löschen.');
  expect(screen.queryByText(/Dein Zugang ist gelöscht\./)).toBeNull();
  noteDeleted();
  // Opens the page again in the same tab, which keeps its storage.
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => undefined);
  await openApp('/goodbye', left);
  clear.mockRestore();
  await screen.findByText(/Dein Zugang ist gelöscht\./);
  await openApp('/goodbye', { viewer, answers });
  await screen.findByText(/Deiner besteht weiter\./);
  expect(screen.queryByText(/Dein Zugang ist gelöscht\./)).toBeNull();
});
