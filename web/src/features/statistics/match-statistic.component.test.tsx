import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { MatchStatistic, QueryMatchStatisticArgs } from '../../generated/schema.ts';
import { aMatch, aTeam, aTipp } from '../../testing/match.ts';
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
const open = (more: Partial<MatchStatistic> = {}) =>
  openApp('/statistik/2', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      matches,
      matchStatistic: ({ matchId }: QueryMatchStatisticArgs) => ({ ...statistic(matchId ?? 0), ...more }),
    },
  });

test('a later match that has just begun is not called the first', async () => {
  await open();
  await screen.findByText(/^Das Spiel hat gerade begonnen/);
  screen.getByText('Noch nicht zu sehen');
});

test('the own points of a match that is over are explained', async () => {
  const match = aMatch({ id: 4, isLocked: true, isPlayed: true, goalsTeam1: 2, goalsTeam2: 0 });
  const own = aTipp({ ...{ match, isJoker: true, factor: 2 }, ...{ goalsTeam1: 3, goalsTeam2: 1 } });
  const tipps = [{ key: '3:1', goalsTeam1: 3, goalsTeam2: 1, value: 1 }];
  const counts = { isVisible: true, playerCount: 1, tippCount: 1 };
  await open({ ...counts, match, tipps, own: { ...own, points: 6, pointsInternal: 3 } });
  await screen.findByText('Dein Tipp 3:1 · Tordifferenz 3 × Joker 2 = 6');
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
