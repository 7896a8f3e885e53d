import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { failure } from '../../../testing/failure.ts';
import { aGroup, aGroupPlace, aGroupRanking, aLastOut } from '../../../testing/group.ts';
import { hoursLater } from '../../../testing/now.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../../testing/player.ts';
import { dialog } from '../../../testing/section.ts';
import { pass } from '../../../testing/time.ts';

const viewer = aViewer({ player: aPlayer({ firstname: 'Mia' }) });
const [klara, otto] = [
  aPlayer({ firstname: 'Klara', lastname: 'Kurve' }),
  aPlayer({ firstname: 'Otto', lastname: 'Aus' }),
];
const day = { number: 1, state: 'DECIDED' as const, countedCount: 1, date: hoursLater(24), matches: [] };
const group = aGroup({ member: true, owner: true, user: viewer.user });
const answers = { group, groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]), matchDays: [] };
const begun = aLastOut({ firstDay: day, remaining: [viewer.user, klara, otto] });
const card = async () => within(await screen.findByRole('region', { name: 'Der Letzte fliegt' }));

test('the owner starts it after a question, and ends it after another', async () => {
  let stands: typeof begun | null = null;
  const { user, sent } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: {
      ...answers,
      groupLastOut: () => stands,
      startLastOut: () => ({ lastOut: (stands = begun) }),
      endLastOut: () => ({ lastOut: (stands = null) }),
    },
  });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Verwalten' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Der Letzte fliegt');
  (await dialog()).getByText(/Das geht ab drei Mitgliedern\./);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, los geht’s' }));
  (await card()).getByText(/^Los geht es mit dem 1\. Spieltag am /);
  screen.getByText(/^„Der Letzte fliegt“ läuft\./);
  (await card()).getByText('Du bist dabei');
  await choose('„Der Letzte fliegt“ beenden');
  await user.click((await dialog()).getByRole('button', { name: 'Ja, beenden' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Der Letzte fliegt' })).toBeNull());
  screen.getByText('„Der Letzte fliegt“ ist beendet.');
  expect(sent('StartLastOut')).toEqual([{ input: { groupId: group.id } }]);
  expect(sent('EndLastOut')).toEqual([{ input: { groupId: group.id, since: begun.since } }]);
});

test('the owner’s page polls it once', async () => {
  jest.useFakeTimers();
  const { sent } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { ...answers, groupLastOut: begun },
  });
  (await card()).getByText('Du bist dabei');
  const before = sent('GroupLastOut').length;
  await pass(80_000);
  expect(sent('GroupLastOut')).toHaveLength(before + 1);
});

test('the question shows a refusal', async () => {
  const { user } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: {
      ...answers,
      startLastOut: failure('BAD_USER_INPUT', 'Dafür braucht die Spielergruppe mindestens 3 Mitglieder.'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Verwalten' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Der Letzte fliegt' }));
  await user.click((await dialog()).getByRole('button', { name: 'Ja, los geht’s' }));
  await (await dialog()).findByText('Dafür braucht die Spielergruppe mindestens 3 Mitglieder.');
});

test('members see who is out, since when and with how many points, and who is still in', async () => {
  const rounds = [{ day, user: otto, points: 1 }];
  await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { ...answers, groupLastOut: { ...begun, rounds, remaining: [klara, viewer.user] } },
  });
  const shown = await card();
  shown.getByText('Noch 2 von 3 dabei');
  expect(shown.getByText('1. Spieltag, 1 Punkt').closest('li')?.textContent).toContain('Otto Aus');
  shown.getByRole('link', { name: 'Klara Kurve: mehr über den Spieler' });
  expect(shown.queryByText(/^Alle /)).toBeNull();
  const listed = shown.getByText('Klara Kurve').closest('ul')!;
  expect([...listed.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    `${viewer.user.fullname} (Du)`,
    'Klara Kurve',
  ]);
  // The heading level directly follows that of the group's name.
  shown.getByRole('heading', { name: 'Raus sind', level: 2, hidden: true });
});

test('many who are still in are folded away', async () => {
  const remaining = Array.from({ length: 11 }, () => aPlayer());
  await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { ...answers, groupLastOut: { ...begun, remaining } },
  });
  expect((await card()).getByText('Alle 11 zeigen').closest('details')?.open).toBe(false);
});

test('the card shows a failed query, and can retry it', async () => {
  const { user, change } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { ...answers, groupLastOut: failure('UNAVAILABLE', 'Gerade nicht.') },
  });
  (await card()).getByText('Gerade nicht.');
  change({ groupLastOut: begun });
  await user.click((await card()).getByRole('button', { name: 'Nochmal probieren' }));
  await (await card()).findByText('Du bist dabei');
});

test.each([
  [
    'is out',
    { rounds: [{ day, user: viewer.user, points: 0 }], remaining: [klara, otto], isIn: false },
    'Du bist raus',
  ],
  ['joined later', { isIn: false }, 'Du schaust zu'],
  ['has won', { winner: viewer.user, remaining: [viewer.user] }, 'Du hast gewonnen!'],
])('a player who %s reads so', async (_who, lastOut, expected) => {
  await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { ...answers, groupLastOut: aLastOut({ remaining: [klara, otto], ...lastOut }) },
  });
  await (await card()).findByText(expected);
});
