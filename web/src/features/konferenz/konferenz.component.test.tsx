import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { LiveRanking, LiveRow, Match, RankingPage } from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { aGroup, aGroupPlace, aGroupRanking } from '../../testing/group.ts';
import { aRanking } from '../../testing/list.ts';
import { aMatch, aTeam, aTipp } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';

const viewer = aViewer({ player: aPlayer({ firstname: 'Mia' }) });
const [berta, carl] = [aPlayer({ firstname: 'Berta' }), aPlayer({ firstname: 'Carl' })];
const started = { date: hoursLater(-1), isLocked: true, isRunning: true, goalsTeam1: 1, goalsTeam2: 0 };
const first = aMatch(started);
const second = aMatch({
  ...started,
  phase: 'HALF_TIME',
  team1: aTeam('Ungarn'),
  team2: aTeam('Polen'),
  goalsTeam1: 0,
});

const tippOf = (match: Match, goalsTeam1: number, goalsTeam2: number, points: number, isJoker = false) =>
  aTipp({ match, goalsTeam1, goalsTeam2, points, isJoker, id: match.id * 100 + goalsTeam1 * 10 + points });
const rowOf = (user: LiveRow['user'], row: Partial<LiveRow>): LiveRow => ({
  ...{ user, ranking: 1, rankingBefore: 1, points: 0, tipps: [], nextGoals: [], ...row },
});
const rows = [
  rowOf(berta, {
    ...{ ranking: 1, rankingBefore: 3, points: 31 },
    tipps: [tippOf(first, 1, 0, 10, true), tippOf(second, 2, 1, 0)],
  }),
  rowOf(carl, { ranking: 2, rankingBefore: 1, points: 25, tipps: [tippOf(first, 2, 2, 0)] }),
  rowOf(viewer.user, {
    ...{ ranking: 3, rankingBefore: 2, points: 20 },
    tipps: [aTipp({ match: first, isValid: false }), tippOf(second, 0, 0, 5)],
  }),
];

const liveRanking = (live: Partial<LiveRanking>, more: Partial<RankingPage> = {}): RankingPage => ({
  ...aRanking<never>(),
  totalCount: live.rows?.length ?? 0,
  live: {
    ...{ matches: [first, second], rows: [], own: null, ownPageNumber: 1, highlights: live.rows ?? [] },
    ...live,
  },
  ...more,
});
const open = (address: string, ranking: RankingPage | ReturnType<typeof failure>) =>
  openApp(address, {
    viewer,
    answers: { ranking, rankingPageOfViewer: 1, matchDays: [] },
  });
const names = () =>
  screen
    .getAllByRole('button', { name: /: beim nächsten Tor$/ })
    .map(({ textContent }) => textContent?.split(' ')[0]);
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('running matches stand across, players down, each tipp with what it brings now', async () => {
  await open('/konferenz', liveRanking({ rows }));
  const table = within(await screen.findByRole('table', { name: 'Alle Tipps der laufenden Spiele' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Wenn es so bleibt',
    expect.stringContaining('Deutschland 1, Schottland 0'),
    expect.stringMatching(/^Ungarn 0, Polen 0, Halbzeit.*0:0.*Halbzeit$/),
    'Punkte',
  ]);
  expect(names()).toEqual(['Berta', 'Carl', 'Mia']);
  expect(cellsOf(/Berta/)).toEqual([
    '1:0mit Jokerbringt jetzt +10 Punkte',
    '2:1bringt jetzt +0 Punkte',
    '31',
  ]);
  expect(screen.getByRole('rowheader', { name: /Berta/ }).textContent).toContain('2 Plätze besser');
  // The first tipp is frozen some seconds after the lock; the second is missing.
  expect(cellsOf(/Carl/)[1]).toBe('–Tipp gleich zu sehen');
  expect(cellsOf(/Mia/)[0]).toBe('–kein Tipp');
});

test('a goal reorders the rows and keeps the focus', async () => {
  const { change, news } = await open('/konferenz', liveRanking({ rows }));
  const own = await screen.findByRole('button', { name: /^Mia/ });
  own.focus();
  const [one, two, three] = rows as [LiveRow, LiveRow, LiveRow];
  change({
    ranking: liveRanking({
      rows: [
        { ...three, ranking: 1, points: 40 },
        { ...one, ranking: 2 },
        { ...two, ranking: 3 },
      ],
    }),
  });
  news('places');
  await waitFor(() => expect(names()).toEqual(['Mia', 'Berta', 'Carl']));
  expect(document.activeElement).toBe(own);
});

describe('with places on a screen', () => {
  const HEIGHT = 50;
  const { offsetTop } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const { matchMedia, scrollBy } = globalThis;
  const animate = jest.fn<(keyframes: { transform?: string[]; opacity?: number[] }) => void>();
  let isCalm = false;
  beforeEach(() => {
    isCalm = false;
    animate.mockClear();
    Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
      configurable: true,
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT;
      },
    });
    Object.assign(HTMLElement.prototype, { animate });
    Object.assign(globalThis, {
      scrollY: 0,
      scrollBy: ({ top }: { top: number }) => Object.assign(globalThis, { scrollY: scrollY + top }),
      matchMedia: (query: string) =>
        query.includes('reduced-motion') ? { matches: isCalm } : matchMedia.call(globalThis, query),
    });
  });
  afterEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'offsetTop', offsetTop!);
    Object.assign(globalThis, { matchMedia, scrollBy, scrollY: 0 });
  });
  const distances = () => animate.mock.calls.map(([{ transform }]) => transform?.[0]);

  /** The last player becomes the first. */
  const goal = async ({ change, news }: Awaited<ReturnType<typeof open>>) => {
    const [one, two, three] = rows as [LiveRow, LiveRow, LiveRow];
    change({ ranking: liveRanking({ rows: [{ ...three, ranking: 1 }, one, two] }) });
    news('places');
    await waitFor(() => expect(names()).toEqual(['Mia', 'Berta', 'Carl']));
  };

  test('rows glide to their new places; what stood there at first stays still', async () => {
    const opened = await open('/konferenz', liveRanking({ rows }));
    await screen.findByRole('table');
    expect(animate).not.toHaveBeenCalled();
    await goal(opened);
    expect(distances()).toEqual(['translateY(100px)', 'translateY(-50px)', 'translateY(-50px)']);
    expect(scrollY).toBe(0);
  });

  test('the row that has the focus stays where it is read, and the others go round it', async () => {
    const opened = await open('/konferenz', liveRanking({ rows }));
    (await screen.findByRole('button', { name: /^Mia/ })).focus();
    await goal(opened);
    expect(scrollY).toBe(-100);
    expect(distances()).toEqual(['translateY(-150px)', 'translateY(-150px)']);
  });

  test('nothing moves for whoever wants no movement', async () => {
    isCalm = true;
    const opened = await open('/konferenz', liveRanking({ rows }));
    await screen.findByRole('table');
    await goal(opened);
    expect(animate).not.toHaveBeenCalled();
  });
});

test('of all players the most interesting come first, then the pages, found by name', async () => {
  const more = { totalCount: 30 };
  const { user, sent } = await open('/konferenz', liveRanking({ rows }, more));
  await screen.findByRole('table');
  expect(sent('Konferenz')).toEqual([
    { groupId: 0, onlyFavorites: false, page: { pageNumber: 1, pageSize: 1 }, overview: true },
  ]);
  expect(screen.queryByRole('navigation', { name: 'Seiten' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Alle Plätze' }));
  await screen.findByText('Seite 1 von 3');
  expect(sent('Konferenz').at(-1)).toMatchObject({ page: { pageNumber: 1, pageSize: 10 }, overview: false });
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  await screen.findByText('Seite 2 von 3');
  expect(location.pathname + location.search).toBe('/konferenz/2?zeige=alle');
});

test('a search without a match says so and leads back', async () => {
  const { user, change } = await open('/konferenz?suche=niemand', liveRanking({ rows: [] }));
  await screen.findByText('Für „niemand“ gibt es keinen Treffer.');
  change({ ranking: liveRanking({ rows }) });
  await user.click(screen.getByRole('link', { name: 'Alle anzeigen' }));
  await screen.findByRole('table');
});

const ended = (match: Match, result: Partial<Match> = {}): Match => ({
  ...{ ...match, isRunning: false, isPlayed: true, phase: 'NONE' },
  ...result,
});
/** All matches end; the ranking has no running one any more. */
const finalWhistle = (
  { change, news }: Awaited<ReturnType<typeof open>>,
  lastMatches: Match[] = [ended(first), ended(second)],
) => {
  change({
    matchOverview: { lastMatches, nextMatches: [] },
    matchDays: [{ number: 6, date: first.date, state: 'RUNNING', countedCount: 2, matches: [first, second] }],
    ranking: liveRanking({ matches: [], rows: rows.map((row) => ({ ...row, tipps: [] })) }),
  });
  news('matches');
};

test('at the final whistle the table stays, says that it is the last one, and leads to the players', async () => {
  const opened = await open('/konferenz', liveRanking({ rows }));
  await screen.findByRole('columnheader', { name: 'Wenn es so bleibt' });
  finalWhistle(opened);
  await screen.findByRole('columnheader', { name: 'Endstand' });
  expect(screen.queryByText('Gerade läuft kein Spiel')).toBeNull();
  expect(cellsOf(/Berta/)[0]).toBe('1:0mit Jokerbrachte +10 Punkte');
  opened.change({ user: null, playerStatistic: failure('NOT_FOUND', 'Den gibt es nicht.') });
  // The viewer tipped one of them: the match day's picture is what remains to send.
  await screen.findByRole('button', { name: 'Bild teilen' });
  await opened.user.click(screen.getByRole('button', { name: /^Berta Muster ?: Spielerkarte/ }));
  await waitFor(() => expect(location.search).toBe(`?spieler=${berta.id}`));
});

test('after the final whistle nothing leads away from the table but its picture', async () => {
  const live = { rows, own: rows[2], ownPageNumber: 2 };
  const opened = await open('/konferenz?zeige=alle', liveRanking(live, { totalCount: 30 }));
  await screen.findByText('Seite 1 von 3');
  const tools = () =>
    [
      screen.queryByRole('button', { name: 'Zu mir springen' }),
      screen.queryByRole('navigation', { name: 'Seiten' }),
      screen.queryByRole('navigation', { name: 'Auswahl' }),
      screen.queryByRole('searchbox', { name: 'Spieler suchen' }),
      screen.queryByRole('button', { name: 'Nur meine Liste' }),
    ].filter(Boolean).length;
  expect(tools()).toBe(5);
  finalWhistle(opened);
  await screen.findByRole('columnheader', { name: 'Endstand' });
  await screen.findByRole('button', { name: 'Bild teilen' });
  expect(tools()).toBe(0);
});

test('an open dialog about the next goal outlives the final whistle, and closing it cleans the address', async () => {
  const opened = await open('/konferenz', liveRanking({ rows }));
  await opened.user.click(await screen.findByRole('button', { name: /^Carl/ }));
  await screen.findByText(/^Sobald ein Spielstand da ist/);
  finalWhistle(opened);
  const dialog = within(await screen.findByRole('dialog', { name: 'Beim nächsten Tor' }));
  await dialog.findByText('Abpfiff: Hier fällt kein Tor mehr.');
  await opened.user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(location.search).toBe(''));
  screen.getByRole('columnheader', { name: 'Endstand' });
});

test('a result that was corrected with the final whistle is not shown with points of the old one', async () => {
  const opened = await open('/konferenz', liveRanking({ rows }));
  await screen.findByRole('table');
  finalWhistle(opened, [ended(first, { goalsTeam1: 4 }), ended(second)]);
  const latest = await screen.findByRole('region', { name: 'Zuletzt' });
  expect(latest.textContent).toContain('4:0');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a table of an earlier visit is no final one', async () => {
  const { user, change } = await open('/konferenz', liveRanking({ rows }));
  await screen.findByRole('table');
  await user.click(screen.getAllByRole('link', { name: 'Mitspieler' })[0]!);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Konferenz' })).toBeNull());
  let arrive!: () => void;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  change({
    matchOverview: { lastMatches: [ended(first), ended(second)], nextMatches: [] },
    ranking: async () => {
      await onItsWay;
      return liveRanking({ matches: [], rows });
    },
  });
  history.back();
  await screen.findByRole('columnheader', { name: 'Wenn es so bleibt' });
  arrive();
  await screen.findByText('Gerade läuft kein Spiel');
  expect(screen.queryByRole('columnheader', { name: 'Endstand' })).toBeNull();
});

test('a table whose matches are long past is none of the latest any more', async () => {
  const opened = await open('/konferenz', liveRanking({ rows }));
  await screen.findByRole('table');
  finalWhistle(opened, [ended(aMatch())]);
  await screen.findByText('Gerade läuft kein Spiel');
});

test('an overview from before the kick-off does not take the table away at the final whistle', async () => {
  const opened = await open('/konferenz', liveRanking({ matches: [] }));
  const next = { matchOverview: { lastMatches: [], nextMatches: [first, second] } };
  opened.change(next);
  opened.news('matches');
  await screen.findByRole('region', { name: 'Hier geht es weiter' });
  opened.change({ ranking: liveRanking({ rows }) });
  opened.news('matches');
  await screen.findByRole('columnheader', { name: 'Wenn es so bleibt' });
  let arrive!: () => void;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  finalWhistle(opened);
  opened.change({
    matchOverview: async () => {
      await onItsWay;
      return { lastMatches: [ended(first), ended(second)], nextMatches: [] };
    },
  });
  await screen.findByRole('columnheader', { name: 'Endstand' });
  arrive();
  await screen.findByRole('button', { name: 'Bild teilen' });
  screen.getByRole('columnheader', { name: 'Endstand' });
});

test('a match that is played anew at another time leaves no final table', async () => {
  const opened = await open('/konferenz', liveRanking({ rows }));
  await screen.findByRole('table');
  finalWhistle(opened, [ended(second)]);
  opened.change({
    matchOverview: { lastMatches: [ended(second)], nextMatches: [{ ...first, date: hoursLater(48) }] },
  });
  await screen.findByText('Gerade läuft kein Spiel');
});

test('without a running match it tells of the last and next ones, and of the own place, and leads to the ranking', async () => {
  const { user, change, news } = await open('/konferenz', liveRanking({ matches: [] }));
  change({
    viewer: { ...viewer, ranking: 4, rankingBefore: 6 },
    matchOverview: { lastMatches: [ended(first)], nextMatches: [aMatch({ date: hoursLater(2) })] },
  });
  news('matches');
  await screen.findByText('Gerade läuft kein Spiel');
  const latest = await screen.findByRole('region', { name: 'Zuletzt' });
  expect(latest.textContent).toMatch(/1:0.*Dein Platz: 4▲22 Plätze besser/);
  await user.click(screen.getByRole('link', { name: 'Zur Rangliste' }));
  await waitFor(() => expect(location.pathname).toBe('/rangliste'));
});

test('room for the next matches is kept while they are asked for, so that nothing moves when they come', async () => {
  let arrive!: () => void;
  const onTheirWay = new Promise<void>((resolve) => (arrive = resolve));
  await openApp('/konferenz', {
    viewer,
    answers: {
      ranking: liveRanking({ matches: [] }),
      rankingPageOfViewer: 1,
      matchDays: [],
      matchOverview: async () => {
        await onTheirWay;
        return { lastMatches: [], nextMatches: [aMatch({ date: hoursLater(2) })] };
      },
    },
  });
  const box = (await screen.findByText('Gerade läuft kein Spiel')).parentElement!;
  const places = () => within(box).queryAllByRole('status').length;
  expect(places()).toBe(1);
  arrive();
  await screen.findByRole('region', { name: 'Hier geht es weiter' });
  expect(places()).toBe(0);
});

test('what went wrong can be tried again; blocked places come back by themselves', async () => {
  const { user, change } = await open('/konferenz', failure('INTERNAL_SERVER_ERROR', 'Das ging schief.'));
  const intro = 'So sähe die Rangliste jetzt aus.';
  const again = await screen.findByRole('button', { name: 'Nochmal probieren' });
  expect(screen.queryByText(intro)).toBeNull();
  change({ ranking: liveRanking({ matches: [] }, { blocked: true }) });
  await user.click(again);
  const told = (await screen.findByText('Einen Moment bitte ...')).closest('[role=status]');
  // Else the refresh would be read together with it.
  const refreshed = screen.getByRole('button', { name: 'Aktualisieren' });
  expect([told !== null, told?.contains(refreshed)]).toEqual([true, false]);
  expect(screen.queryByText(intro)).toBeNull();
});

test('a tap on a row tells why its points are given, and what the next goal changes, for the player and among the others', async () => {
  const goals = (places: [ranking: number, points: number][]) =>
    places.map(([ranking, points], index) => ({ matchId: first.id, team: index + 1, ranking, points }));
  const [one, two, three] = rows as [LiveRow, LiveRow, LiveRow];
  const next = [
    {
      ...one,
      nextGoals: goals([
        [2, 21],
        [1, 31],
      ]),
    },
    {
      ...two,
      nextGoals: goals([
        [3, 20],
        [2, 25],
      ]),
    },
    {
      ...three,
      tipps: [{ ...tippOf(first, 2, 1, 6, true), pointsInternal: 3, factor: 2 }],
      nextGoals: goals([
        [1, 25],
        [3, 20],
      ]),
    },
  ];
  const { user, sent } = await open('/konferenz', liveRanking({ rows: next }));
  const button = await screen.findByRole('button', { name: /^Mia/ });
  expect(sent('NextGoals')).toEqual([]);
  await user.click(within(screen.getByRole('row', { name: /Mia/ })).getAllByRole('cell')[1]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Beim nächsten Tor' }));
  const [germany, scotland] = (await dialog.findAllByRole('heading', { level: 3 })).map(({ parentElement }) =>
    within(parentElement!),
  );
  // The scores are spoken, because the dialog hides the strip that does so otherwise.
  const spoken = dialog.getByText('Ungarn 0, Polen 0, Halbzeit');
  expect(spoken.closest('[aria-live=polite]')).not.toBeNull();
  dialog.getByText('Tipp 2:1 · Tordifferenz 3 × Joker 2 = 6');
  dialog.getByText('Platz 3 mit 20 Punkten, wenn es so bleibt');
  dialog.getByText('bisher 14 + jetzt 6 = 20');
  expect(dialog.getByRole('link', { name: 'Woher die 14 kommen' }).getAttribute('href')).toContain(
    `spieler=${viewer.user.id}&tippart=punkte`,
  );
  germany!.getByText('Tor für Deutschland');
  germany!.getByText('Platz 1 statt 3');
  germany!.getByText('2 Plätze besser');
  germany!.getByText('+5 Punkte');
  expect(germany!.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Berta Muster▼11 Platz schlechter',
    'Carl Muster▼11 Platz schlechter',
  ]);
  scotland!.getByText('weiter Platz 3');
  scotland!.getByText('gleich viele Punkte');
  expect(location.search).toBe(`?tor=${viewer.user.id}`);
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('without a score the next goal changes nothing that could be told', async () => {
  const { user } = await open('/konferenz', liveRanking({ rows }));
  await user.click(await screen.findByRole('button', { name: /^Carl/ }));
  await screen.findByText(/^Sobald ein Spielstand da ist/);
});

test('it says what one looks at; its search is one of the tools and opens', async () => {
  const { user } = await open('/konferenz', liveRanking({ rows }));
  await screen.findByText('So sähe die Rangliste jetzt aus.');
  screen.getByRole('link', { name: 'Rund um mich' });
  const header = within(screen.getByRole('heading', { name: 'Konferenz' }).parentElement!);
  header.getByRole('button', { name: 'Bild teilen' });
  const search = header.getByRole('button', { name: 'Suche', expanded: false });
  await user.click(search);
  expect(search.getAttribute('aria-expanded')).toBe('true');
});

test("a group has its own, by pages, in the group's places", async () => {
  const { user, sent } = await openApp('/spielergruppe/5', {
    viewer,
    answers: {
      ...{
        group: aGroup({ id: 5, member: true }),
        groupRanking: aGroupRanking([aGroupPlace()]),
        matchDays: [],
      },
      ranking: liveRanking({ rows, own: rows[2] }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Konferenz' }));
  await screen.findByRole('table');
  expect(location.pathname).toBe('/spielergruppe/5/3');
  // The group's head leaves its room to the table.
  expect(screen.queryByRole('button', { name: 'Verlassen' })).toBeNull();
  expect(sent('Konferenz').at(-1)).toMatchObject({ groupId: 5, onlyFavorites: false, overview: false });
  await fill(screen.getByRole('searchbox', { name: 'Spieler suchen' }), 'ber');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent('Konferenz').at(-1)).toMatchObject({ page: { search: 'ber' } }));
  expect(location.search).toBe('?suche=ber');
});

test('who is taken out of the group sees its Konferenz no longer', async () => {
  const { change, news } = await openApp('/spielergruppe/5/3', {
    viewer,
    answers: {
      ...{ group: aGroup({ id: 5, member: true }), groupRanking: aGroupRanking([]), matchDays: [] },
      ranking: liveRanking({ rows, own: rows[2] }),
    },
  });
  await screen.findByRole('table');
  change({ ranking: failure('NOT_FOUND', 'Das sehen nur die Mitglieder dieser Spielergruppe.') });
  news('places');
  await screen.findByText('Das sehen nur die Mitglieder dieser Spielergruppe.');
  expect(screen.queryByRole('table')).toBeNull();
});

test("while a match runs, the band of a group's Konferenz calls its place the one before", async () => {
  const opened = await openApp('/spielergruppe/5/3', {
    viewer,
    answers: {
      group: aGroup({ id: 5, member: true }),
      groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user, ranking: 2 })]),
      ...{ matchDays: [], ranking: liveRanking({ rows, own: rows[2] }) },
    },
  });
  const label = await screen.findByText('Bisher Platz');
  expect(label.nextElementSibling?.textContent).toBe('2.');
  await opened.user.click(screen.getByRole('link', { name: 'Mitglieder' }));
  await screen.findByText('Dein Platz');
  await opened.user.click(screen.getByRole('link', { name: 'Konferenz' }));
  await screen.findByText('Bisher Platz');
  finalWhistle(opened);
  await screen.findByRole('columnheader', { name: 'Endstand' });
  await screen.findByText('Dein Platz');
});

test("opened directly, a group's Konferenz waits below a band of one line", async () => {
  await openApp('/spielergruppe/5/3', {
    viewer,
    answers: {
      ...{ group: () => new Promise<never>(() => undefined), groupRanking: aGroupRanking([aGroupPlace()]) },
      ...{ matchDays: [], ranking: liveRanking({ rows, own: rows[2] }) },
    },
  });
  const name = await screen.findByRole('heading', { name: 'Spielergruppe' });
  // Neither size nor actions will come.
  expect(name.parentElement?.children).toHaveLength(1);
});

test('the favourites have a Konferenz; without favourites it explains the star', async () => {
  const { user, sent } = await open('/liste', liveRanking({ rows, own: rows[2] }));
  await user.click(await screen.findByRole('link', { name: 'Konferenz' }));
  await screen.findByRole('table');
  expect(sent('Konferenz').at(-1)).toMatchObject({ groupId: 0, onlyFavorites: true, overview: false });
  await open('/liste?tab=konferenz', liveRanking({ rows: [] }));
  await screen.findByText(/^Tippe auf den Stern/);
});
