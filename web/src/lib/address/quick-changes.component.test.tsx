import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { aFeed, aPost } from '../../testing/feed.ts';
import { fill } from '../../testing/fill.ts';
import { aGroup, aGroupPlace, aGroupRanking } from '../../testing/group.ts';
import { aList, aRanking } from '../../testing/list.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { settle } from '../../testing/time.ts';

const player = aPlayer({ firstname: 'Mia' });
const viewer = aViewer({ player, favorites: aList([player]) });
const group = aGroup({ member: true });
const answers = {
  posts: aFeed([aPost({ text: 'Tor', isOperator: true })]),
  groups: aList([group]),
  group,
  groupRanking: aGroupRanking([aGroupPlace({ user: player })]),
  matchDays: [],
  ranking: aRanking([player]),
  rankingPageOfViewer: 1,
};

/** Runs the second change after the address has changed, but before React renders it. */
const inQuickSuccession = async (first: () => void, second: () => void): Promise<void> => {
  const before = location.search;
  first();
  for (let turn = 0; turn < 100 && location.search === before; turn += 1) await Promise.resolve();
  expect(location.search).not.toBe(before);
  second();
  await settle();
};

test.each([
  ['/rangliste/2', 'Spieler suchen', 'Nur meine Liste', 'liste=1'],
  [`/spielergruppe/${group.id}?seite=2`, 'Spieler suchen', 'Nur meine Liste', 'liste=1'],
  ['/spielergruppen?seite=2', 'Gruppe suchen', 'Meine', 'zeige=meine'],
  ['/liste/2', 'Spieler suchen', 'Nach Punkten', 'nach=punkte'],
  ['/', 'Einträge durchsuchen', 'Nur Redaktions-Meldungen anzeigen', 'redaktion=1'],
])(
  '%s keeps a search that a filter follows at once, and a filter that a search follows',
  async (address, field, filter, parameter) => {
    const open = async () => {
      await openApp(address, { viewer, answers });
      const box = await screen.findByRole('searchbox', { name: field });
      await fill(box, 'mia');
      const choice = screen.getByText(filter);
      return {
        search: () => void fireEvent.keyDown(box, { key: 'Enter' }),
        choose: () => void fireEvent.click(choice),
      };
    };
    const once = await open();
    await inQuickSuccession(once.search, once.choose);
    expect(location.search).toContain('suche=mia');
    expect(location.search).toContain(parameter);
    const again = await open();
    await inQuickSuccession(again.choose, again.search);
    expect(location.search).toContain('suche=mia');
    expect(location.search).toContain(parameter);
    expect(`${location.pathname}${location.search}`).not.toMatch(/\/2|seite/);
  },
);
