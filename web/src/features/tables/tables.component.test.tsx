import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { Team, TeamDetails } from '../../generated/schema.ts';
import { registerSaver } from '../../lib/save/between-saves.ts';
import { aMatch, aTeam, aWinnerTipp } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';

test('the score of a shoot-out is shown beside its winner', async () => {
  const [spain, england, france] = ['Spanien', 'England', 'Frankreich'].map((name) => aTeam(name));
  const ko = { group: '-', isLocked: true };
  const drawn = { isPlayed: true, goalsTeam1: 1, goalsTeam2: 1, penaltiesTeam1: 3, penaltiesTeam2: 5 };
  const half = { ...ko, roundName: 'Halbfinale' };
  await openApp('/tabelle', {
    answers: {
      groupTables: [],
      thirdPlaces: [],
      expectedThirds: [],
      matches: [
        aMatch({ ...half, ...drawn, id: 49, date: hoursLater(-48), team1: spain, team2: england }),
        aMatch({ ...half, id: 50, date: hoursLater(-24), team1: france, team2: aTeam('Niederlande') }),
        aMatch({
          group: '-',
          roundName: 'Finale',
          id: 51,
          team1: england,
          team2: aTeam('', { teamKZ: '', name: 'Sieger Spiel 50' }),
        }),
      ],
    },
  });
  const won = await screen.findAllByText(/Elfmeterschießen$/);
  expect(won[0]?.textContent).toBe('Sieger 5:3 nach Elfmeterschießen');
  expect(won[0]?.closest('li')?.textContent).toContain('England');
});

test('the own champion is not read while it is saved', async () => {
  let isBusy = true;
  registerSaver({ isBusy: () => isBusy, onSaveChange: () => () => undefined });
  const { sent } = await openApp('/tabelle', {
    viewer: aViewer(),
    answers: {
      ...{ groupTables: [], thirdPlaces: [], expectedThirds: [], winnerTipps: [] },
      matches: [aMatch({ group: '-', roundName: 'Finale' })],
    },
  });
  await screen.findByRole('heading', { name: 'K.-o.-Runde' });
  expect(sent('OwnChampion')).toEqual([]);
  isBusy = false;
  await waitFor(() => expect(sent('OwnChampion')).toHaveLength(1));
});

const standing = (place: number, games: number): TeamDetails => ({
  ...{ place, games, won: games, draw: 0, lost: 0, goalsPlus: games, goalsMinus: 0, points: 3 * games },
  ...{ isGroupWinner: false, isGroupLooser: false, isFirst: false, isSecond: false, isThird: false },
});

test('knock-out rounds alone have no table, and their teams no group', async () => {
  const [red, blue] = ['Rot', 'Blau'].map((name, index) =>
    aTeam(name, { group: '-', details: standing(index + 1, 0) }),
  ) as [Team, Team];
  await openApp('/tabelle', {
    answers: {
      groupTables: [{ group: 'A', teams: [red, blue], matches: [] }],
      thirdPlaces: [],
      expectedThirds: [],
      matches: [aMatch({ group: '-', roundName: 'Finale', team1: red, team2: blue })],
    },
  });
  await screen.findByRole('heading', { name: 'K.-o.-Runde' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Sprung zu' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/Gruppe|kommen weiter/);
});

test('a league has one table without a letter, in which nobody goes on', async () => {
  const [red, blue] = ['Rot', 'Blau'].map((name, index) =>
    aTeam(name, { group: '-', details: standing(index + 1, 1 - index) }),
  ) as [Team, Team];
  const { user } = await openApp('/tabelle', {
    answers: {
      groupTables: [{ group: 'A', teams: [red, blue], matches: [] }],
      thirdPlaces: [],
      expectedThirds: [],
      matches: [aMatch({ roundName: 'Liga', team1: red, team2: blue })],
    },
  });
  const table = await screen.findByRole('table', { name: 'Tabelle' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Rot');
  expect(screen.queryByRole('heading', { name: 'K.-o.-Runde' })).toBeNull();
  await user.click(within(table).getByRole('button', { name: /^Rot/ }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Platz 1, 3 Punkte');
  expect(dialog.getByRole('link', { name: 'Zu Spielen & Tabellen' })).toHaveProperty('hash', '');
  expect(document.body.textContent).not.toMatch(/Gruppe A|kommen weiter|derzeit/);
});

test('open slots fill by the current tables, and the tipped champion is highlighted in the tree', async () => {
  const placed = (name: string, place: number) => aTeam(name, { details: standing(place, 1) });
  const slot = (name: string) => aTeam('', { teamKZ: '', flag: '', name });
  const germany = placed('Deutschland', 1);
  const { sent } = await openApp('/tabelle', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      winnerTipps: [aWinnerTipp({ mark: 'P1', team: germany })],
      groupTables: [{ group: 'A', teams: [germany, placed('Schweiz', 2), placed('Ungarn', 3)], matches: [] }],
      thirdPlaces: [],
      expectedThirds: [{ matchId: 39, teamKZ: 'UNG' }],
      matches: [
        aMatch({
          ...{ group: '-', roundName: 'Achtelfinale', id: 39 },
          ...{ team1: slot('Sieger Gruppe B'), team2: slot('Dritter A/D/E/F') },
        }),
        aMatch({
          ...{ group: '-', roundName: 'Finale', id: 51 },
          ...{ team1: slot('Sieger Gruppe A'), team2: slot('Zweiter Gruppe A') },
        }),
      ],
    },
  });
  const matchOf = async (text: string) => (await screen.findByText(text)).closest('article')!;
  expect((await matchOf('derzeit Ungarn')).textContent).toContain('Dritter A/D/E/Fderzeit Ungarn');
  const final = within(await matchOf('Zweiter Gruppe A'));
  await final.findByText('Dein Tipp auf den Titel');
  const [first, second] = final.getAllByRole('listitem');
  expect(first?.textContent).toContain('Sieger Gruppe Aderzeit Deutschland, Dein Tipp auf den Titel');
  expect(second?.textContent).toContain('Zweiter Gruppe Aderzeit Schweiz');
  expect(second?.textContent).not.toContain('Dein Tipp');
  expect(sent('OwnChampion')).toHaveLength(1);
});
