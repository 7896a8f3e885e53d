import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { User } from '../../generated/schema.ts';
import { fill } from '../../testing/fill.ts';
import { aList, aRanking } from '../../testing/list.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';
import type { FavoriteListQueryVariables } from './favorite-list.generated.ts';

const viewer = aViewer();
const players = Array.from({ length: 22 }, (_, at) =>
  aPlayer({ firstname: 'Spieler', lastname: String.fromCharCode(65 + at), favorite: true }),
);
const listOf = (all: typeof players) => {
  const favorites = ({ page }: FavoriteListQueryVariables) => {
    const {
      pageNumber = 1,
      pageSize = 20,
      search,
    } = page as { [name: string]: number } & { search?: string };
    const found = all.filter(({ fullname }) => !search || fullname.toLowerCase() === search.toLowerCase());
    const items = found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    return {
      viewer: aViewer({ ...viewer, favorites: aList(items, { pageNumber, totalCount: found.length }) }),
    };
  };
  return { FavoriteList: favorites, FavoritePlaces: favorites };
};
const rows = () => within(screen.getByRole('list', { name: 'Meine Liste' })).getAllByRole('listitem');

test('an empty list explains how to add players, and links to the ranking', async () => {
  const { user } = await openApp('/liste', {
    viewer,
    operations: listOf([]),
    answers: { ranking: aRanking([viewer.user]), matchDays: [], rankingPageOfViewer: 1 },
  });
  await screen.findByText('Keine Spieler gefunden');
  screen.getByText(/^Tippe auf den Stern neben einem Namen/);
  await user.click(screen.getByRole('link', { name: 'Spieler suchen' }));
  await waitFor(() => expect(location.pathname).toBe('/rangliste'));
});

test('a page has twenty players, and a player is found by name', async () => {
  const { user } = await openApp('/liste', { viewer, operations: listOf(players) });
  await screen.findByText('Seite 1 von 2');
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  await screen.findByText('Seite 2 von 2');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(location.pathname).toBe('/liste/2');
  const search = screen.getByRole('searchbox', { name: 'Spieler suchen' });
  await fill(search, 'SPIELER C');
  await user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Spieler C: mehr über den Spieler' });
  expect(location.pathname + location.search).toMatch(/^\/liste\?suche=/);
  await fill(search, 'gibt es nicht');
  await screen.findByText(/^Für „gibt es nicht“/);
  await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
  await waitFor(() => expect(location.search).toBe(''));
  await waitFor(() => expect(rows()).toHaveLength(20));
});

test('removing the last player of page 2 leads to page 1, and searches add one history entry', async () => {
  const { user, change } = await openApp('/liste/2', { viewer, operations: listOf(players.slice(0, 21)) });
  const star = await screen.findByRole('button', { name: /auf meiner Liste$/ });
  const left = players.slice(0, 20);
  change({ setFavorite: { user: { ...players[20]!, favorite: false } } }, listOf(left));
  await user.click(star);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, entfernen' }));
  await waitFor(() => expect(location.pathname).toBe('/liste'), { timeout: 4_000 });
  await waitFor(() => expect(rows()).toHaveLength(20));
  const before = history.length;
  const search = screen.getByRole('searchbox', { name: 'Spieler suchen' });
  for (const words of ['SPIELER C', 'SPIELER D', 'SPIELER E']) {
    await fill(search, words);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(new URLSearchParams(location.search).get('suche')).toBe(words));
  }
  expect(history.length).toBe(before + 1);
});

test('the list can be sorted by points', async () => {
  const [first, second] = [
    aPlayer({ firstname: 'Berta', points: 30, ranking: 2, favorite: true }),
    aPlayer({ firstname: 'Anton', points: 12, ranking: 9, favorite: true }),
  ];
  const { user, sent } = await openApp('/liste', {
    viewer,
    operations: listOf([second, first]),
    answers: { ranking: aRanking([first, second]) },
  });
  await screen.findByRole('link', { name: /^Anton/ });
  await user.click(screen.getByRole('link', { name: 'Nach Punkten' }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Berta'));
  expect(rows()[1]?.textContent).toContain('Anton');
  expect(location.search).toBe('?nach=punkte');
  expect(sent('FavoriteRanking')[0]).toMatchObject({ page: { pageNumber: 1, pageSize: 20 } });
});

test('points are bold from five on, and grey at none, as in the ranking', async () => {
  const listed = [5, 4, 0].map((points) => aPlayer({ points, ranking: 1, favorite: true }));
  await openApp('/liste', {
    viewer,
    operations: listOf(listed),
    answers: { ranking: aRanking(listed) },
  });
  const look = (points: number) => screen.getByText(String(points)).className;
  await screen.findByText('5');
  expect(look(5)).toMatch(/font-extrabold/);
  expect(look(4)).not.toMatch(/font-extrabold|text-ink-2/);
  expect(look(0)).toMatch(/text-ink-2/);
});

test('a player is removed from the list after a confirmation', async () => {
  const { user, change, sent } = await openApp('/liste', { viewer, operations: listOf(players.slice(0, 2)) });
  const star = await screen.findByRole('button', { name: 'Spieler A auf meiner Liste' });
  change({ setFavorite: { user: { ...players[0]!, favorite: false } } }, listOf(players.slice(1, 2)));
  await user.click(star);
  expect(sent('SetFavorite')).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, entfernen' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Spieler A auf meiner Liste', pressed: true })).toBeNull(),
  );
  expect(sent('SetFavorite')).toEqual([{ input: { userId: players[0]!.id, favorite: false } }]);
});

test('a visitor is asked to log in first', async () => {
  await openApp('/liste');
  await screen.findByRole('heading', { name: 'Willkommen zurück' });
});

test('the star of the filter is filled only while the filter is on', async () => {
  const { user } = await openApp('/rangliste', {
    viewer: aViewer(),
    answers: { ranking: aRanking([aPlayer()]), matchDays: [], rankingPageOfViewer: 1 },
  });
  const chip = await screen.findByRole('button', { name: 'Nur meine Liste' });
  const isFilled = () => chip.querySelector('svg')?.classList.contains('fill-current');
  expect([chip.getAttribute('aria-pressed'), isFilled()]).toEqual(['false', false]);
  await user.click(chip);
  await waitFor(() => expect(chip.getAttribute('aria-pressed')).toBe('true'));
  expect(isFilled()).toBe(true);
});

test('a removed player leaves the list by points', async () => {
  const [berta, anton] = ['Berta', 'Anton'].map((firstname) =>
    aPlayer({ firstname, lastname: 'B', points: 9, ranking: 2, favorite: true }),
  ) as [User, User];
  const { user, change } = await openApp('/liste?nach=punkte', {
    viewer,
    operations: listOf([berta, anton]),
    answers: { ranking: aRanking([berta, anton]) },
  });
  const star = (await screen.findAllByRole('button', { name: /auf meiner Liste$/ }))[0]!;
  change({
    ranking: aRanking([anton]),
    setFavorite: { user: { ...berta, favorite: false } },
  });
  await user.click(star);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, entfernen' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});
