import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { PlayerPoints } from '../../generated/schema.ts';
import type { Answers } from '../../testing/answering.ts';
import { failure } from '../../testing/failure.ts';
import { aRanking } from '../../testing/list.ts';
import { PERIODS } from '../../lib/address/periods.ts';
import { aMatch, aTipp } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';

const other = aPlayer({
  firstname: 'Petra',
  lastname: 'Punkt',
  ranking: 2,
  points: 10,
  duellRanking: 3,
  duellPoints: 4,
});
const viewer = aViewer();
const played = () => aMatch({ isLocked: true, isPlayed: true, goalsTeam1: 2, goalsTeam2: 0 });
const points: PlayerPoints = {
  ...{ user: other, total: 10, blocked: false, winnerTipps: [] },
  tipps: [
    aTipp({
      ...{ match: played(), goalsTeam1: 3, goalsTeam2: 1, isJoker: true },
      ...{ points: 7, pointsInternal: 3, factor: 2, patriotBonus: 1 },
    }),
    aTipp({ match: played(), goalsTeam1: 0, goalsTeam2: 1, points: 0, pointsInternal: 0 }),
  ],
  bonus: [{ id: 1, question: '<p>Wer trifft zuerst?</p>', points: 3 }],
};
const open = (
  playerPoints: PlayerPoints | ReturnType<typeof failure>,
  address = `/rangliste?spieler=${other.id}&tippart=punkte`,
  answers: Answers = {},
) =>
  openApp(address, {
    viewer,
    answers: {
      ranking: aRanking([other]),
      matchDays: [],
      rankingPageOfViewer: 1,
      playerPoints,
      user: other,
      tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [] },
      ...answers,
    },
  });

test('a tap on the points in the ranking tells what they are made of', async () => {
  const { user } = await open(points, '/rangliste');
  await user.click(await screen.findByRole('link', { name: /^10 Punkte und woher sie kommen/ }));
  const shown = await dialog();
  await shown.findByText('Spiele 7 + Bonusfragen 3 = 10');
  shown.getByText('Tipp 3:1 · Tordifferenz 3 × Joker 2 + Patriot 1 = 7');
  shown.getByText('Wer trifft zuerst?');
  shown.getByRole('link', { name: 'Tippduelle: 4 Punkte' });
});

test("over a match day's ranking it tells the points of that day's matches, and leads to those of all", async () => {
  const [, before] = points.tipps;
  const today = { ...points.tipps[0]!, match: { ...played(), date: hoursLater(-30) } };
  const { user } = await open(
    { ...points, tipps: [before!, today] },
    `/rangliste?spieltag=5&spieler=${other.id}&tippart=punkte`,
    {
      matchDays: [
        { number: 5, date: today.match.date, state: 'DECIDED', countedCount: 1, matches: [today.match] },
      ],
      matchDayRanking: failure('INTERNAL_SERVER_ERROR', 'x'),
    },
  );
  const shown = await dialog();
  await shown.findByText('Spiele am 5. Spieltag: 7 Punkte');
  expect(shown.getAllByRole('listitem')).toHaveLength(1);
  shown.getByText(/^Hier stehen nur die Spiele/);
  await user.click(shown.getByRole('button', { name: 'Insgesamt 10 Punkte' }));
  shown.getByText('Spiele 7 + Bonusfragen 3 = 10');
});

test.each([
  ['form', 'Spiele der Formtabelle: 7 Punkte'],
  ['zweite-halbzeit', 'Spiele der zweiten Halbzeit: 7 Punkte'],
] as const)(
  'over the ranking of a period of several days it tells those of their matches: %s',
  async (period, title) => {
    const [counted, before] = points.tipps;
    const on = (days: number) => ({ ...played(), date: hoursLater(-24 * days) });
    const tipps = [
      { ...before!, points: 9, match: on(9) },
      { ...before!, match: on(3) },
      { ...counted!, match: on(2) },
    ];
    const day = { state: 'DECIDED' as const, countedCount: 1, matches: [] };
    await open({ ...points, tipps }, `/rangliste?spieltag=${period}&spieler=${other.id}&tippart=punkte`, {
      matchDays: [],
      periodRanking: {
        ...{ days: [3, 2].map((days, index) => ({ ...day, number: 6 + index, date: on(days).date })) },
        ...{ items: [], own: null, best: null, totalCount: 0, ownPageNumber: 0, blocked: false },
        ...{ period: PERIODS[period], pageNumber: 1, pageSize: 1 },
      },
    });
    const shown = await dialog();
    await shown.findByText(title);
    expect(shown.getAllByRole('listitem')).toHaveLength(2);
    shown.getByRole('button', { name: 'Insgesamt 10 Punkte' });
  },
);

test('the score that was counted does not replace the current one of the match', async () => {
  const [counted] = points.tipps;
  const now = aMatch({
    id: counted!.match.id,
    isLocked: true,
    isRunning: true,
    goalsTeam1: 4,
    goalsTeam2: 4,
  });
  await open(points, undefined, { runningMatches: [now] });
  await (await dialog()).findByText('Tipp 3:1 · Tordifferenz 3 × Joker 2 + Patriot 1 = 7');
  screen.getByText('Deutschland 4, Schottland 4');
});

test('tipps without points are folded into one line', async () => {
  const { user } = await open(points);
  await user.click(await screen.findByText('Ein Tipp ohne Punkte'));
  await waitFor(() => expect(screen.getByText('Tipp 0:1 · Daneben').closest('details')?.open).toBe(true));
});

test('before the first evaluation, and where it fails, the panel says so', async () => {
  await open({ ...points, total: 0, tipps: [], bonus: [] });
  await screen.findByText('Noch keine Punkte');
});

test('a failure can be tried again', async () => {
  await open(failure('INTERNAL_SERVER_ERROR', 'x'));
  await screen.findByText('Die Punkte konnten leider nicht ermittelt werden');
  (await dialog()).getByRole('button', { name: 'Nochmal probieren' });
});
