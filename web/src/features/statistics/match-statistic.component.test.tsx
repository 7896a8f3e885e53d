import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { MatchStatistic, QueryMatchStatisticArgs } from '../../generated/schema.ts';
import { aMatch, aTeam } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';

const matches = [1, 2, 3].map((id) =>
  aMatch({ id, date: hoursLater(id - 4), isLocked: true, team1: aTeam(`Team ${id}`) }),
);
const statistic = (matchId: number): MatchStatistic => ({
  match: matches.find(({ id }) => id === matchId) ?? matches[2]!,
  ...{ isVisible: false, playerCount: 0, tippCount: 0, jokerCount: 0, randomCount: 0 },
  ...{ tipps: [], hits: [], own: null },
});
const open = () =>
  openApp('/statistik/2', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      matches,
      matchStatistic: ({ matchId }: QueryMatchStatisticArgs) => statistic(matchId ?? 0),
    },
  });

test('a later match that has just begun is not called the first', async () => {
  await open();
  await screen.findByText(/^Das Spiel hat gerade begonnen/);
  screen.getByText('Noch nicht zu sehen');
});

test('each match that the list passes over is no step back', async () => {
  const { user } = await open();
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Spiel' });
  await waitFor(() => expect(list.options).toHaveLength(3));
  const before = history.length;
  for (const id of ['2', '1']) {
    await user.selectOptions(list, id);
    await waitFor(() => expect(location.search).toBe(`?spiel=${id}`));
  }
  expect(history.length).toBe(before);
});
