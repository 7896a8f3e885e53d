import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { aFeed } from '../../testing/feed.ts';
import { aMatch, aTipp } from '../../testing/match.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aProfile, aViewer } from '../../testing/player.ts';

const page = (isValid: boolean) => ({ currentPageNumber: 1, jokerCount: 0, tipps: [aTipp({ isValid })] });

test('a returning player sees the last rank and starts', async () => {
  const profile = aProfile({ user: aPlayer({ firstname: 'Miriam', ranking: 3 }), rankWelcome: 12 });
  const { user } = await openApp('/willkommen', {
    viewer: aViewer({ profile }),
    answers: { tipps: page(true), posts: aFeed() },
  });
  await screen.findByRole('heading', { name: 'Herzlich Willkommen Miriam' });
  await screen.findByText(/Beim letzten Turnier wurdest Du 12\./);
  await screen.findByRole('link', { name: 'Zu Deinen Tipps' });
  await user.click(screen.getByRole('link', { name: "Alles wunderbar. Los geht's!" }));
  await screen.findByPlaceholderText('Was gibt es Neues?');
});

test('the winner of the last tournament is not told that more is possible', async () => {
  const viewer = aViewer({ profile: aProfile({ rankWelcome: 1 }) });
  await openApp('/willkommen', { viewer, answers: { tipps: page(true) } });
  await screen.findByText('Das letzte Turnier hast Du gewonnen. Schaffst Du das noch einmal?');
});

test('a new player is linked to the editor of the first open match without a tipp', async () => {
  const [locked, open] = [aMatch({ isLocked: true }), aMatch()];
  const tipps = [aTipp({ match: locked, isValid: false }), aTipp({ match: open, isValid: false })];
  await openApp('/willkommen', {
    viewer: aViewer(),
    answers: { tipps: { currentPageNumber: 1, jokerCount: 0, tipps } },
  });
  const link = await screen.findByRole('link', { name: 'Den ersten Tipp abgeben' });
  expect(link.getAttribute('href')).toBe(`/tipps?tab=spiele&spiel=${open.id}`);
});

test('a new player is led to the first tipp and to the missing contact data', async () => {
  const profile = aProfile({ street: '', hasAddress: false });
  const { user } = await openApp('/willkommen', {
    viewer: aViewer({ profile }),
    answers: { tipps: page(false), countries: ['Deutschland'] },
  });
  await screen.findByText('fehlt noch');
  await screen.findByRole('link', { name: 'Den ersten Tipp abgeben' });
  expect(screen.queryByRole('link', { name: "Alles wunderbar. Los geht's!" })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Kontaktdaten bearbeiten' }));
  await waitFor(() => expect(location.pathname).toBe('/profil/2'));
});
