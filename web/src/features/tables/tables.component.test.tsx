import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { aMatch, aTeam } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';

test('a shoot-out tells its score beside who has won it', async () => {
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
