import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aFeed } from '../../testing/feed.ts';
import { aMatch, aTipp } from '../../testing/match.ts';
import { hoursLater, NOW } from '../../testing/now.ts';
import { openApp, type Opening } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';

const viewer = aViewer({ player: aPlayer({ firstname: 'Mia' }), ranking: 7, rankingBefore: 12 });
const played = { isLocked: true, isPlayed: true, goalsTeam1: 2, goalsTeam2: 1 };
const first = aMatch({ ...played, date: hoursLater(-5) });
const second = aMatch({ ...played, date: hoursLater(-3) });
const exact = aTipp({ goalsTeam1: 2, goalsTeam2: 1, points: 5, pointsInternal: 5 });
const trend = aTipp({ goalsTeam1: 3, goalsTeam2: 0, points: 4, pointsInternal: 2, isJoker: true });
const day = { number: 6, date: hoursLater(-5), state: 'RUNNING' as const, countedCount: 2 };

const recent = (matches: (typeof first)[], tipps: (typeof exact)[]) => ({
  matches,
  scores: matches.map(() => ({ goalsTeam1: 2, goalsTeam2: 1 })),
  rows: [{ userId: viewer.id, exactCount: 1, tipps }],
});
const crowd = {
  tippCount: 425,
  hits: [
    { pointsInternal: 5, value: 43 },
    { pointsInternal: 3, value: 80 },
    { pointsInternal: 2, value: 120 },
    { pointsInternal: 0, value: 182 },
  ],
};

const openHome = ({ answers, ...opening }: Opening = {}) =>
  openApp('/', {
    viewer,
    answers: {
      posts: aFeed(),
      recentTipps: recent([first], [exact]),
      matchDays: [{ ...day, matches: [first, second] }],
      matchStatistic: crowd as never,
      ...answers,
    },
    ...opening,
  });

const card = async () => within(await screen.findByRole('region', { name: 'Nach dem Abpfiff' }));
const isShown = () => screen.queryByRole('region', { name: 'Nach dem Abpfiff' }) !== null;
const atRest = () => screen.findByPlaceholderText('Was gibt es Neues?');

afterEach(() => void jest.restoreAllMocks());

test('once it is told what a match brought, which place that is, and how rare the tipp was', async () => {
  const { user } = await openHome({ http: { '/bild/spieltag/6': () => new Response('picture') } });
  const shown = await card();
  shown.getByText('5 Punkte');
  shown.getByText('Platz 7 statt 12');
  shown.getByText('Dein Tipp 2:1');
  await shown.findByText('Exakt wie nur 43 von 425');
  const share = await shown.findByRole('button', { name: 'Bild teilen' });
  const heard = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard).toContain('Nach dem Abpfiff: 5 Punkte, Platz 7 statt 12');
  // Escape within the picture's dialog closes that alone.
  await user.click(share);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(share);
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  const { sent } = await openHome({ sameDevice: true });
  await atRest();
  await waitFor(() => expect(sent('Feast')).toHaveLength(1));
  expect(isShown()).toBe(false);
});

test('several matches are told as one sum, a later one alone, from the place of the visit before', async () => {
  await openHome({ answers: { recentTipps: recent([first, second], [exact, trend]) } });
  const shown = await card();
  shown.getByText('9 Punkte');
  shown.getByText('Dein Tipp 3:0');
  shown.getByText('mit Joker');
  await shown.findByText('Exakt wie nur 43 von 425');
  const third = aMatch({ ...played, date: hoursLater(-2) });
  await openHome({
    sameDevice: true,
    viewer: { ...viewer, ranking: 4, rankingBefore: 6 },
    answers: { recentTipps: recent([first, second, third], [exact, trend, trend]) },
  });
  const later = await card();
  later.getByText('4 Punkte');
  later.getByText('Platz 4 statt 7');
  await later.findByText('Tendenz wie 120 von 425');
});

test('a match that is evaluated while the page is open is told then', async () => {
  const { change, news } = await openHome({ answers: { recentTipps: recent([], []) } });
  await atRest();
  expect(isShown()).toBe(false);
  change({ recentTipps: recent([first], [exact]) });
  news('ranks');
  (await card()).getByText('5 Punkte');
});

test('a match that brought nothing is not told with the next one, also while the page stays open', async () => {
  const nothing = { ...exact, points: 0, pointsInternal: 0 };
  const { change, news, sent } = await openHome({ answers: { recentTipps: recent([first], [nothing]) } });
  await atRest();
  await waitFor(() => expect(sent('Feast')).toHaveLength(1));
  change({ recentTipps: recent([first, second], [nothing, trend]) });
  news('ranks');
  expect((await card()).getAllByRole('listitem')).toHaveLength(1);
});

test('points of an earlier day say nothing of a place that later matches have changed', async () => {
  const later = aMatch({ ...played, date: hoursLater(-1) });
  const yesterday = aMatch({ ...played, date: hoursLater(-23) });
  const nothing = { ...exact, points: 0, pointsInternal: 0 };
  await openHome({
    answers: {
      recentTipps: recent([yesterday, later], [exact, nothing]),
      matchDays: [{ ...day, matches: [yesterday] }],
    },
  });
  const shown = await card();
  shown.getByText('5 Punkte');
  expect(shown.getAllByRole('listitem')).toHaveLength(1);
  expect(shown.queryByText(/^Platz/)).toBeNull();
});

test('nor do those of the same day, where the latest match was not tipped', async () => {
  const untipped = aTipp({ isValid: false });
  const { user } = await openHome({ answers: { recentTipps: recent([first, second], [exact, untipped]) } });
  const shown = await card();
  shown.getByText('5 Punkte');
  expect(shown.queryByText(/^Platz/)).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Schließen' }));
  // The next one is told from the place of this visit.
  const third = aMatch({ ...played, date: hoursLater(-2) });
  await openHome({
    sameDevice: true,
    viewer: { ...viewer, ranking: 4, rankingBefore: 6 },
    answers: { recentTipps: recent([first, second, third], [exact, untipped, trend]) },
  });
  (await card()).getByText('Platz 4 statt 7');
});

test('another player of this browser is told, too', async () => {
  await openHome();
  await card();
  await openHome({ sameDevice: true, viewer: aViewer({ ranking: 3, rankingBefore: 3 }) });
  (await card()).getByText('Platz 3');
});

test('right before a kick-off it waits', async () => {
  const kickOff = new Date(Date.parse(NOW) + 8 * 60_000).toISOString();
  const { sent } = await openHome({ session: { kickOffs: [kickOff] } });
  await atRest();
  await waitFor(() => expect(sent('Feast')).toHaveLength(1));
  expect(isShown()).toBe(false);
  await openHome({ sameDevice: true });
  await card();
});

test('who wants less motion gets none, nor later what it would have told', async () => {
  const { matchMedia } = globalThis;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('reduced-motion')
        ? Object.assign(new EventTarget(), { ...matchMedia.call(globalThis, query), matches: true })
        : matchMedia.call(globalThis, query),
    );
  const { sent } = await openHome();
  await atRest();
  await waitFor(() => expect(sent('Feast')).toHaveLength(1));
  expect(isShown()).toBe(false);
  expect(screen.queryByText(/^Nach dem Abpfiff/)).toBeNull();
  jest.restoreAllMocks();
  const later = await openHome({ sameDevice: true });
  await atRest();
  await waitFor(() => expect(later.sent('Feast')).toHaveLength(1));
  expect(isShown()).toBe(false);
});

test('the points count up to what they are', async () => {
  const shown = new Set<string | null | undefined>();
  const note = () => void shown.add(screen.queryByText('+')?.parentElement?.textContent);
  const watcher = new MutationObserver(note);
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await openHome();
  await waitFor(() => expect(shown).toContain('+5'));
  watcher.disconnect();
  expect([...shown].filter(Boolean)[0]).toBe('+0');
});

test('a running match keeps its score, though an earlier one of it was counted', async () => {
  const running = { ...first, isPlayed: false, isRunning: true, goalsTeam1: 3 };
  await openHome({ answers: { runningMatches: [running], recentTipps: recent([running], [exact]) } });
  const card = await screen.findByRole('region', { name: 'Nach dem Abpfiff' });
  expect(within(card).getByRole('listitem').textContent).toContain(' 2:1 ');
  await within(screen.getByRole('region', { name: 'Jetzt läuft' })).findByText('3:1');
});

test('a player without a place hears none', async () => {
  await openHome({ viewer: { ...viewer, ranking: 0, rankingBefore: 0 } });
  await card();
  const heard = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard).toContain('Nach dem Abpfiff: 5 Punkte');
});
