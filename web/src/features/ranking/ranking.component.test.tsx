import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  QueryRankingArgs,
  QueryRecentTippsArgs,
  RankingPage,
  RecentTipps,
} from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { aRanking } from '../../testing/list.ts';
import { aMatch, aTipp } from '../../testing/match.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';

const players = Array.from({ length: 12 }, (_none, index) =>
  aPlayer({
    firstname: `Mia${index + 1}`,
    ranking: index + 1,
    rankingBefore: index + 1,
    points: 100 - index,
    lastDayPoints: index === 4 ? 0 : 6,
  }),
);
const viewer = aViewer({ player: players[1] });

const rankingOf = ({ page }: QueryRankingArgs): RankingPage => {
  const { pageNumber = 1, search = '' } = page ?? {};
  const found = players.filter(({ fullname }) => fullname.includes(search ?? ''));
  const items = found.slice(((pageNumber ?? 1) - 1) * 10, (pageNumber ?? 1) * 10);
  return aRanking(items, { totalCount: found.length, own: players[1] }) as RankingPage;
};
const matches = [aMatch({ goalsTeam1: 5, goalsTeam2: 1, isLocked: true, isPlayed: true })];
const recentOf = ({ userIds }: QueryRecentTippsArgs): RecentTipps => ({
  matches,
  scores: [{ goalsTeam1: 5, goalsTeam2: 1 }],
  rows: userIds.map((userId) => ({
    userId,
    exactCount: 7,
    tipps: [
      userId === players[3]?.id
        ? aTipp({
            match: matches[0],
            goalsTeam1: 5,
            goalsTeam2: 1,
            points: 10,
            pointsInternal: 5,
            isJoker: true,
          })
        : aTipp({ match: matches[0], isValid: false }),
    ],
  })),
});

const answers = {
  bonusQuestions: [],
  matchDays: [],
  ranking: rankingOf,
  rankingPageOfViewer: 1,
  recentTipps: recentOf,
};
const open = (address: string) => openApp(address, { viewer, answers });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Rangliste' })).getAllByRole('listitem');
const stars = (row: HTMLElement | undefined) =>
  within(row as HTMLElement).queryAllByRole('button', { name: /Liste/ });

afterEach(() => {
  jest.restoreAllMocks();
});

const onPhone = () =>
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList,
    );

test('the first three of all stand on a podium with what the last match day brought, the others in rows', async () => {
  onPhone();
  const { sent } = await open('/rangliste');
  const all = await rows();
  expect(all).toHaveLength(10);
  expect(all[0]?.textContent).toContain('Platz 1');
  expect(all[0]?.textContent).toContain('100 Punkte');
  expect(all[0]?.textContent).toContain('+6, 6 am letzten Spieltag');
  expect(within(all[1] as HTMLElement).getByText('Du')).not.toBeNull();
  // A row links to the card, and has a star.
  expect([0, 2, 3, 9].map((place) => stars(all[place]).length)).toEqual([0, 0, 1, 1]);
  expect(all[4]?.textContent).not.toContain('+');
  expect(sent('RecentTipps')).toEqual([]);
});

/** The same players with other points and places. */
const openWith = (points: readonly number[], places: readonly number[] = points.map(() => 1)) => {
  const items = players
    .slice(0, 10)
    .map((each, index) => ({ ...each, points: points[index] ?? 0, ranking: places[index] ?? 4 }));
  return openApp('/rangliste', { viewer, answers: { ...answers, ranking: aRanking(items) } });
};

test('nobody is on the podium before each of the first three has points', async () => {
  onPhone();
  await openWith([5, 2]);
  expect((await rows()).slice(0, 3).map((row) => stars(row).length)).toEqual([1, 1, 1]);
});

test.each([
  [
    [1, 1, 3],
    ['min-h-15', 'min-h-15', 'min-h-11'],
  ],
  [
    [1, 2, 2],
    ['min-h-15', 'min-h-13', 'min-h-13'],
  ],
])('on the podium the places %s stand so high: %s', async (places, heights) => {
  onPhone();
  await openWith([9, 9, 9], places);
  const steps = (await rows()).slice(0, 3);
  expect(steps.map((step) => stars(step).length)).toEqual([0, 0, 0]);
  expect(steps.map((step) => /min-h-1\d/.exec(step.innerHTML)?.[0])).toEqual(heights);
});

test('the tools come back when the page is scrolled up, and go when it is scrolled down', async () => {
  await open('/rangliste');
  await rows();
  const tools = screen.getByRole('search').closest('[data-tools]') as HTMLElement;
  const scrollTo = (top: number): void => {
    Object.assign(globalThis, { scrollY: top });
    dispatchEvent(new Event('scroll'));
  };
  await waitFor(() => {
    scrollTo(400);
    scrollTo(350);
    expect(tools.style.top).toBe('60px');
  });
  scrollTo(500);
  expect(tools.style.top).toBe('');
  // A resting finger moves a little.
  scrollTo(495);
  expect(tools.style.top).toBe('');
  scrollTo(0);
  expect(tools.style.top).toBe('60px');
});

test('another page, and what a search finds, have rows alone', async () => {
  await open('/rangliste/2');
  expect(stars((await rows()).at(-1))).toHaveLength(1);
  await open('/rangliste?suche=Mia1');
  const [first] = await rows();
  expect(first?.textContent).toContain('Mia1');
  expect(stars(first)).toHaveLength(1);
});

test('on a phone the search opens on demand', async () => {
  const { user } = await open('/rangliste');
  await rows();
  const button = screen.getByRole('button', { name: 'Suche' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const field = screen.getByRole('searchbox', { name: 'Spieler suchen' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a desk shows the last tipps and exact hits, and does without where they cannot be had', async () => {
  const { change, user } = await open('/rangliste');
  const all = await rows();
  await screen.findAllByText('5:1');
  expect(all[3]?.textContent).toContain('Deutschland – Schottland, Tipp 5:1 mit Joker, 10 Punkte');
  expect(all[3]?.textContent).toContain('7 exakte Tipps');
  expect(within(all[4] as HTMLElement).getByText(/^Kein Tipp abgegeben/)).not.toBeNull();
  change({}, { RecentTipps: failure('UNAVAILABLE', 'Gerade nicht.') });
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  await screen.findByText('Mia11 Muster');
  await waitFor(() => expect(screen.queryByText(/, Tipp $/)).toBeNull());
});

test('the next page shows no tipps of a player before they are known', async () => {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { change, user } = await open('/rangliste');
  await screen.findAllByText('5:1');
  change({
    recentTipps: async (args: QueryRecentTippsArgs) => {
      await answered;
      return recentOf(args);
    },
  });
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  const row = () => screen.getByRole('link', { name: /^Mia11/ }).closest('li') as HTMLElement;
  await screen.findByRole('link', { name: /^Mia11/ });
  expect(row().textContent).not.toMatch(/Kein Tipp abgegeben|exakte Tipps/);
  answer();
  await waitFor(() => expect(row().textContent).toMatch(/Kein Tipp abgegeben.*7 exakte Tipps/));
});

test('a search says its hits once, and a further page of them its number', async () => {
  const { user } = await open('/rangliste?suche=Mia');
  const found = await screen.findByText('12 Treffer');
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  await screen.findByRole('link', { name: /^Mia11/ });
  expect(found.textContent).toBe('');
  expect(screen.getByText('Seite 2').getAttribute('role')).toBe('status');
});
