import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { Duel, DuelMark } from '../../generated/schema.ts';
import { aRanking } from '../../testing/list.ts';
import { registerSaver } from '../../lib/save/between-saves.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { aMatch, aTipp } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';
import { pass } from '../../testing/time.ts';

const viewer = aViewer();
const other = aPlayer({ firstname: 'Petra' });
const match = aMatch({ isLocked: true, isPlayed: true, goalsTeam1: 2, goalsTeam2: 0 });
const won: Duel = {
  ...{ id: 'won', match, state: 'DRAWN', outcome: 'WON', points: 3, user1: viewer.user, user2: other },
  tipp1: aTipp({
    ...{ match, id: 1, goalsTeam1: 3, goalsTeam2: 1, isJoker: true },
    ...{ points: 6, pointsInternal: 3, factor: 2 },
  }),
  tipp2: aTipp({ match, id: 2, goalsTeam1: 0, goalsTeam2: 1, points: 0, pointsInternal: 0 }),
};
const page = { currentPageNumber: 1, matchFromId: 1, matchToId: 12 };

test('the own duel says why both tipps have their points', async () => {
  await openApp('/tippduell', {
    viewer,
    answers: { duel: won, duelMarks: [], duelRanking: aRanking([]), duelRankingPageOfViewer: 0 },
  });
  await screen.findByText('Tordifferenz 3 × Joker 2 = 6');
  screen.getByText('Daneben');
});

test('so do the duels of a player, and none without a result', async () => {
  const open = {
    ...won,
    id: 'open',
    match: aMatch({ isLocked: true, isRunning: true }),
    outcome: null,
    points: null,
  };
  await openApp(`/rangliste?spieler=${other.id}&tippart=duelle`, {
    viewer,
    answers: {
      ...{ ranking: aRanking([other]), matchDays: [], rankingPageOfViewer: 1, user: other },
      ...{ tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [] } },
      duelMarks: [],
      duels: {
        ...page,
        duels: [won, open, { ...won, id: 'alone', tipp2: aTipp({ match, id: 3, points: 0 }) }],
      },
    },
  });
  const shown = await dialog();
  await shown.findByText('Tordifferenz 3 × Joker 2 = 6 gegen Daneben');
  expect(shown.getAllByText(/^Tordifferenz/)).toHaveLength(2);
  shown.getByText('Tordifferenz 3 × Joker 2 = 6 gegen Kein Tipp');
});

const marks: DuelMark[] = (['WON', 'WON', 'LEVEL', 'LOST', 'WON'] as const).map((outcome, at) => ({
  ...{ matchId: at + 1, date: match.date, state: 'DRAWN', isLocked: true, isRunning: at === 4, outcome },
  points: { WON: 3, LEVEL: 1, LOST: 0 }[outcome],
}));
const ranked = (duellPoints: number) => aPlayer({ ...other, duellPoints, duellRanking: 2 });
const table = (player = ranked(7)) => ({
  ...{ duel: won, duelMarks: marks, duelRanking: aRanking([player]), duelRankingPageOfViewer: 0 },
  ...{ user: player, tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [] } },
  duels: { ...page, duels: [won] },
});

test('a tap on the points in the ranking opens them into their sum, without the running match', async () => {
  const { user } = await openApp('/tippduell', { viewer, answers: table() });
  await user.click(await screen.findByRole('link', { name: /^7 Punkte und woher sie kommen/ }));
  const shown = await dialog();
  await shown.findByText('Gewonnen 2 × 3 + Unentschieden 1 × 1 = 7');
  shown.getByText('7 Punkte');
  expect(shown.queryByText(/Stand der letzten Auswertung/)).toBeNull();
});

test('a sum that the ranking does not count yet says so', async () => {
  await openApp(`/tippduell?spieler=${other.id}&tippart=duelle`, { viewer, answers: table(ranked(4)) });
  const shown = await dialog();
  await shown.findByText('7 Punkte');
  shown.getByText('In der Rangliste 4 Punkte, Stand der letzten Auswertung');
});

test('the pages do not all ask for the draw in the second of the kick-off', async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const date = hoursLater(20 / 3600);
  const { sent } = await openApp('/tippduell', {
    viewer,
    answers: {
      duel: { ...won, state: 'OPEN', outcome: null, points: null, user2: null, match: aMatch({ date }) },
      ...{ duelMarks: [], duelRanking: aRanking([]), duelRankingPageOfViewer: 0 },
    },
  });
  await screen.findByText('Dein Gegner wird beim Anpfiff ausgelost.');
  const before = sent('MyDuel').length;
  await pass(Date.parse(date) - serverNow() + 2_000);
  expect(sent('MyDuel')).toHaveLength(before);
  await pass(2_000);
  expect(sent('MyDuel')).toHaveLength(before + 1);
});

test.each([
  ['MyDuel', '/tippduell'],
  ['UserDuels', `/rangliste?spieler=${other.id}&tippart=duelle`],
])('%s does not read the own tipp while it is saved', async (query, address) => {
  let isBusy = true;
  registerSaver({ isBusy: () => isBusy, onSaveChange: () => () => undefined });
  const { sent } = await openApp(address, {
    viewer,
    answers: {
      ...{ duel: won, duelMarks: [], duelRanking: aRanking([]), duelRankingPageOfViewer: 0 },
      ...{ ranking: aRanking([other]), matchDays: [], rankingPageOfViewer: 1, user: other },
      ...{ tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [] } },
      duels: { ...page, duels: [won] },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(sent(query)).toEqual([]);
  isBusy = false;
  await waitFor(() => expect(sent(query)).toHaveLength(1));
});

test('Zu mir springen leads to the own row, also from its own page', async () => {
  const own = aPlayer({ ...viewer.user, duellRanking: 2 });
  const { user } = await openApp('/tippduell', {
    viewer,
    answers: {
      ...{ duel: won, duelMarks: [], duelRankingPageOfViewer: 1 },
      duelRanking: aRanking([other, own], { own }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Zu mir springen' }));
  expect(document.activeElement?.id).toBe('ich');
});
