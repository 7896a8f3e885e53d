import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { aGroup, aGroupPlace, aGroupRanking } from '../../testing/group.ts';
import { aMatch } from '../../testing/match.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';

const viewer = aViewer();
const match = aMatch();
const line = `${match.team1.name} – ${match.team2.name}`;

/** Opens a group's page. */
const open = (group: Parameters<typeof aGroup>[0]) =>
  openApp('/spielergruppe/7', {
    viewer,
    answers: {
      group: aGroup({ id: 7, member: true, user: viewer.user, ...group }),
      groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]),
      matchDays: [],
    },
  });

test('the owner reads how many have not tipped the next match, or that all have', async () => {
  await open({ owner: true, missingTipps: { count: 3, match } });
  await screen.findByText(`Noch 3 ohne Tipp für ${line}`);
  await open({ owner: true, missingTipps: { count: 0, match } });
  await screen.findByText(`Alle haben ${line} getippt (ohne Neue und Aufgenommene)`);
});

test('other members do not query it', async () => {
  const { sent } = await open({ missingTipps: null });
  await screen.findByText('Dein Platz');
  await waitFor(() => expect(sent('GroupPlace').length).toBeGreaterThan(0));
  expect(sent('GroupMissingTipps')).toEqual([]);
});
