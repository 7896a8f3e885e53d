import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { GroupCandidates, QueryGroupCandidatesArgs } from '../../../generated/schema.ts';
import { failure } from '../../../testing/failure.ts';
import { fill } from '../../../testing/fill.ts';
import { aGroup, aGroupPlace, aGroupRanking } from '../../../testing/group.ts';
import { aList } from '../../../testing/list.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../../testing/player.ts';
import { dialog } from '../../../testing/section.ts';

const viewer = aViewer();
const group = aGroup({ member: true, owner: true, user: viewer.user, link: 'guid-der-gruppe' });
const answers = { group, matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]) };

test('inviting is one tap: link, QR code, messengers', async () => {
  const { user } = await openApp(`/spielergruppe/${group.id}`, { viewer, answers });
  await user.click(await screen.findByRole('button', { name: 'Einladen' }));
  await (await dialog()).findByRole('img', { name: 'QR-Code des Einladungslinks' });
  await user.click((await dialog()).getByRole('button', { name: 'Link kopieren' }));
  await (await dialog()).findByRole('button', { name: 'Kopiert!' });
  const link = `${location.origin}/spielergruppe/guid-der-gruppe?von=${viewer.recommendGuid}`;
  expect(await navigator.clipboard.readText()).toBe(link);
  for (const [service, host] of [
    ['WhatsApp', 'wa.me'],
    ['Telegram', 't.me'],
    ['Facebook', 'www.facebook.com'],
  ] as const) {
    const way = (await dialog()).getByRole('link', { name: new RegExp(`^${service}`) });
    expect(way).toHaveProperty('host', host);
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain(link);
  }
});

test('by e-mail: an empty address sends nothing, an invalid one shows an error, a valid one gets the link', async () => {
  const message = 'Bitte gib eine gültige E-Mail-Adresse ein.';
  const { user, sent, change } = await openApp(`/spielergruppe/${group.id}?einladen=1`, {
    viewer,
    answers: { ...answers, sendRecommendation: failure('BAD_USER_INPUT', message, 'email') },
  });
  const email = (await dialog()).getByLabelText('E-Mail-Adresse');
  await fill(email, '   ');
  await user.keyboard('{Enter}');
  expect(sent('InviteByEmail')).toEqual([]);
  await fill(email, 'keine Adresse');
  await user.keyboard('{Enter}');
  await screen.findByText(message);
  change({ sendRecommendation: { accepted: true } });
  await fill(email, ' freundin@example.org ');
  await user.keyboard('{Enter}');
  await screen.findByText('Danke! Wer noch nicht mitspielt, bekommt gleich Deine Einladung.');
  expect(sent('InviteByEmail').at(-1)).toEqual({
    input: { email: 'freundin@example.org', groupLink: 'guid-der-gruppe' },
  });
});

test('a registered player is found by name and in the group after one tap', async () => {
  const found = [aPlayer({ firstname: 'Anna' }), aPlayer({ firstname: 'Paula' })];
  const { user, sent } = await openApp(`/spielergruppe/${group.id}?einladen=1`, {
    viewer,
    answers: {
      ...answers,
      addMember: { group: { ...group, memberCount: 2 } },
      groupCandidates: ({ page }: QueryGroupCandidatesArgs): GroupCandidates =>
        aList(page?.search === 'a' ? found : []),
    },
  });
  const search = (await dialog()).getByRole('searchbox', { name: 'Spieler suchen' });
  await fill(search, 'gibtesnicht');
  await user.keyboard('{Enter}');
  await screen.findByText('Keine Spieler gefunden');
  await fill(search, 'a');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Anna Muster aufnehmen' }));
  await (await dialog()).findByText('Dabei');
  expect((await dialog()).getAllByRole('button', { name: /aufnehmen$/ })).toHaveLength(1);
  expect(sent('AddMember')).toEqual([{ input: { groupId: group.id, userId: found[0]!.id } }]);
  await user.click((await dialog()).getByRole('button', { name: 'Schließen' }));
  await screen.findByText('2 Mitglieder');
  // By then the ranking has received the event.
  await waitFor(() => expect(sent('GroupMembers').length).toBeGreaterThan(1));
});
