import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aBonusQuestion } from '../testing/bonus.ts';
import { failure } from '../testing/failure.ts';
import { aFeed, aPost } from '../testing/feed.ts';
import { aGroup, aGroupPlace, aGroupRanking } from '../testing/group.ts';
import { aList } from '../testing/list.ts';
import { aMatch, aTipp } from '../testing/match.ts';
import { openApp } from '../testing/open-app.tsx';
import { aPlayer, aViewer } from '../testing/player.ts';
import { section } from '../testing/section.ts';

/** The app for a player whom operators have suspended. */

const player = aPlayer({ isLocked: true });
const viewer = aViewer({ player });
const SUSPENDED = 'Dein Zugang ist gesperrt.';
const panel = () => screen.findByRole('alert');
const owned = aGroup({ name: 'Meine Runde', member: true, owner: true, user: player });

afterEach(() => void jest.restoreAllMocks());

test('the panel appears and disappears with the suspension, and forms say why one cannot write', async () => {
  const free = aViewer({ player: { ...player, isLocked: false } });
  const { user, change, news } = await openApp('/', {
    viewer: free,
    answers: { posts: aFeed([aPost({ text: 'Wer wird Meister?' })]) },
  });
  await screen.findByPlaceholderText('Was gibt es Neues?');
  expect(screen.queryByText(/Dein Zugang ist gesperrt/)).toBeNull();
  change({ viewer });
  news('ranks');
  within(await panel()).getByText(/Dein Zugang ist gesperrt/);
  await waitFor(() => expect(screen.queryByPlaceholderText('Was gibt es Neues?')).toBeNull());
  section('Neuigkeiten').getAllByText(SUSPENDED);
  await user.click(screen.getByRole('button', { name: /^Kommentieren/ }));
  await within(screen.getByRole('article')).findByText(SUSPENDED);

  change({ viewer: () => failure('RATE_LIMITED', 'Bitte warte einen Moment.') });
  // Beside the alert: else it would be read again with each refresh.
  const refresh = () =>
    within(screen.getByRole('alert').parentElement!).getByRole('button', { name: 'Aktualisieren' });
  expect((await panel()).contains(refresh())).toBe(false);
  await user.click(refresh());
  await screen.findByText('Bitte warte einen Moment.');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000);

  change({ viewer: free });
  await user.click(refresh());
  await waitFor(() => expect(screen.queryByText(/Dein Zugang ist gesperrt/)).toBeNull());
  await screen.findByPlaceholderText('Was gibt es Neues?');
});

test('an owner’s tools are hidden in the group and in the list', async () => {
  await openApp(`/spielergruppe/${owned.id}`, {
    viewer,
    answers: { group: owned, matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: player })]) },
  });
  await panel();
  await screen.findByRole('heading', { level: 1, name: 'Meine Runde' });
  expect(screen.queryByRole('button', { name: /^(Einladen|Verwalten)/ })).toBeNull();
  await openApp('/spielergruppen?zeige=meine', { viewer, answers: { groups: aList([owned]) } });
  await panel();
  await screen.findByRole('link', { name: /^Meine Runde/ });
  expect(within(screen.getByRole('main')).queryByText(/^(Neue Gruppe|Einladen|Verlassen)$/)).toBeNull();
});

test('tipps are read-only', async () => {
  const tipps = [aTipp({ match: aMatch(), goalsTeam1: 2, goalsTeam2: 1 })];
  await openApp('/tipps?tab=spiele', {
    viewer,
    answers: { tipps: { currentPageNumber: 1, jokerCount: 0, tipps } },
  });
  const match = within(await screen.findByRole('article'));
  await match.findByText(SUSPENDED);
  expect(match.queryByRole('combobox')).toBeNull();
});

test('a bonus question is read-only', async () => {
  const bonusQuestion = aBonusQuestion({ ownSelectionId: 1 });
  await openApp(`/bonus/${bonusQuestion.id}`, {
    viewer,
    answers: { bonusQuestion, bonusQuestions: [bonusQuestion] },
  });
  await screen.findByText('Viermal');
  within(screen.getByRole('main')).getByText(SUSPENDED);
  for (const choice of screen.getAllByRole('radio', { name: /mal$/ }))
    expect(choice.closest('fieldset')).toHaveProperty('disabled', true);
  expect(within(screen.getByRole('main')).queryByRole('button', { name: /antwort/i })).toBeNull();
});
