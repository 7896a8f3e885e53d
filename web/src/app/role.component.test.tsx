import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aFeed, aPost } from '../testing/feed.ts';
import { fill } from '../testing/fill.ts';
import { aGroup, aGroupRanking } from '../testing/group.ts';
import { aMatch } from '../testing/match.ts';
import { hoursLater } from '../testing/now.ts';
import { openApp } from '../testing/open-app.tsx';
import { anOperator, aPlayer, aViewer } from '../testing/player.ts';

/** Changes of rights on the server while somebody types. */

const player = aPlayer({ firstname: 'Olaf', lastname: 'Operator' });
const locked = aViewer({ player: { ...player, isLocked: true } });
const panel = () => screen.findByRole('alert');

test('an operator who becomes a player keeps the page while there is unsaved input', async () => {
  const answers = { prices: [], matches: [aMatch({ date: hoursLater(24) })], uploadMaxBytes: 10_000_000 };
  const { user, change, news, loads, sent } = await openApp('/adminpreise', {
    viewer: anOperator({ player }),
    answers,
  });
  await user.click((await screen.findAllByRole('button', { name: 'Neuer Preis' }))[0]!);
  const fields = within(await screen.findByRole('dialog', { name: 'Neuer Preis' }));
  const name = await fields.findByLabelText<HTMLInputElement>('Name');
  await user.type(name, 'Ein Trikot');
  const asked = sent('Status').length;
  change({ viewer: aViewer({ player }) });
  news('ranks');
  await waitFor(() => expect(sent('Status').length).toBeGreaterThan(asked));
  await user.type(name, ' mit Nummer');
  expect([loads, name.isConnected, name.value]).toEqual([[], true, 'Ein Trikot mit Nummer']);
});

test('a suspended owner keeps the open form of the group, and must confirm before it closes', async () => {
  const group = aGroup({ name: 'Meine Runde', member: true, owner: true });
  const { user, change, news } = await openApp(`/spielergruppe/${group.id}`, {
    viewer: aViewer({ player }),
    answers: { group, matchDays: [], groupRanking: aGroupRanking() },
  });
  await user.click(await screen.findByRole('button', { name: /^Verwalten/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Name und Kennwort ändern' }));
  const name = await screen.findByLabelText<HTMLInputElement>('Bezeichnung');
  await fill(name, 'Unsere Runde');
  change({ viewer: locked });
  news('ranks');
  await panel();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Verwalten/ })).toBeNull());
  expect([name.isConnected, name.value]).toEqual([true, 'Unsere Runde']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(name.isConnected).toBe(false));
});

test('a suspended player keeps the open report of a text', async () => {
  const { user, change, news } = await openApp('/', {
    viewer: aViewer({ player }),
    answers: { posts: aFeed([aPost({ text: 'Wer wird Meister?' })]) },
  });
  await user.click(await screen.findByRole('button', { name: /^Eintrag melden/ }));
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Was stimmt/);
  await user.type(reason, 'Das ist gelogen');
  change({ viewer: locked });
  news('ranks');
  await panel();
  expect([reason.isConnected, reason.value]).toEqual([true, 'Das ist gelogen']);
});
