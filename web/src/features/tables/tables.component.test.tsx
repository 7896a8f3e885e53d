import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import type { TeamDetails } from '../../generated/schema.ts';
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

test('open slots fill by the current tables, and the tipped champion is highlighted in the tree', async () => {
  const flags = {
    isGroupWinner: false,
    isGroupLooser: false,
    isFirst: false,
    isSecond: false,
    isThird: false,
  };
  const placed = (name: string, place: number) => {
    const details: TeamDetails = {
      ...{ place, games: 1, won: 1, draw: 0, lost: 0, goalsPlus: 5, goalsMinus: 1, points: 3 },
      ...flags,
    };
    return aTeam(name, { details });
  };
  const slot = (name: string) => aTeam('', { teamKZ: '', flag: '', name });
  const germany = placed('Deutschland', 1);
  const { sent } = await openApp('/tabelle', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      winnerTipps: [aWinnerTipp({ mark: 'P1', team: germany })],
      groupTables: [{ group: 'A', teams: [germany, placed('Schweiz', 2)], matches: [] }],
      thirdPlaces: [],
      matches: [
        aMatch({
          ...{ group: '-', roundName: 'Finale', id: 51 },
          ...{ team1: slot('Sieger Gruppe A'), team2: slot('Zweiter Gruppe A') },
        }),
      ],
    },
  });
  const final = within(await screen.findByRole('article'));
  await final.findByText(', Dein Tipp auf den Titel');
  const [first, second] = final.getAllByRole('listitem');
  expect(first?.textContent).toContain('Sieger Gruppe Aderzeit Deutschland, Dein Tipp auf den Titel');
  expect(second?.textContent).toContain('Zweiter Gruppe Aderzeit Schweiz');
  expect(second?.textContent).not.toContain('Dein Tipp');
  expect(sent('OwnChampion')).toHaveLength(1);
});
