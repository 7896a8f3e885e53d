import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { aPost } from '../../../testing/feed.ts';
import { aList } from '../../../testing/list.ts';
import { aMatch } from '../../../testing/match.ts';
import { hoursLater } from '../../../testing/now.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { anOperator, aPlayer, aViewer } from '../../../testing/player.ts';
import { aDrawing, aPrize, aWinner } from '../../../testing/prize.ts';
import { aFeed } from '../../../testing/feed.ts';

const won = aPrize({
  name: 'Ein Trikot nach Wahl',
  state: 'PUBLISHED',
  date: '2024-06-16T10:00:00.000Z',
  drawing: aDrawing({ drawnAt: hoursLater(-1), seed: 'b'.repeat(64), candidateCount: 9 }),
});
const winner = aWinner(won, { id: 5, post: aPost({ id: 77 }) });

const open = (viewer: ReturnType<typeof aViewer>, address = '/gewinner') =>
  openApp(address, {
    viewer,
    answers: { winners: { ...aList([winner]), visible: true }, prices: [aPrize({ name: 'Ein Ball' })] },
  });

test('a player sees the winners, the details of the drawing, and the prizes still to win', async () => {
  const { user } = await open(aViewer({ player: aPlayer() }));
  const day = within(await screen.findByRole('region', { name: 'Sonntag, 16. Juni' }));
  const prize = within(day.getByRole('article'));
  prize.getByText('Ein Trikot nach Wahl');
  prize.getByText('Gerd Gewinner');
  expect(prize.getByRole('link', { name: /^Zum Eintrag/ }).getAttribute('href')).toBe('/meldung/77');
  await user.click(prize.getByText('So wurde gezogen'));
  prize.getByRole('button', { name: 'Selbst nachrechnen' });
  await screen.findByRole('heading', { name: 'Noch zu gewinnen' });
  await screen.findByText('Ein Ball');
  expect(screen.queryByRole('link', { name: /^(Drucken|Preise & Ziehung)/ })).toBeNull();
});

test('a visitor sees the prizes with their matches, and a link to join', async () => {
  const over = aPrize({ name: 'Von gestern', state: 'DUE', date: hoursLater(-20) });
  await openApp('/preise', { answers: { openPrices: [over, aPrize({ name: 'Ein Ball' })] } });
  const toWin = within(await screen.findByRole('region', { name: 'Noch zu gewinnen' }));
  const prize = within(toWin.getByRole('article'));
  prize.getByText('Ein Ball');
  within(screen.getByRole('region', { name: 'Wird bald gezogen' })).getByText('Von gestern');
  prize.getByText('DEU – SCH');
  expect(screen.getByRole('link', { name: 'Mitspielen' }).getAttribute('href')).toBe('/');
  const menu = within(screen.getByRole('navigation', { name: 'Menü' }));
  expect(menu.getByRole('link', { name: 'Preise' }).getAttribute('href')).toBe('/preise');
});

test('visitors read how long they can still tipp for the next prize, which is drawn later', async () => {
  const answers = { openPrices: [aPrize({ name: 'Ein Ball', date: hoursLater(10) })] };
  const timeLeft = async () => (await screen.findByText('Tippschluss')).nextElementSibling?.textContent;
  await openApp('/preise', { answers });
  expect(await timeLeft()).toMatch(/^noch (10:00:00|9:59:\d\d)$/);
  await openApp('/', { answers });
  within(await screen.findByRole('region', { name: 'Noch zu gewinnen' })).getByText('Ein Ball');
  expect(await timeLeft()).toMatch(/^noch (10:00:00|9:59:\d\d)$/);
});

test('an operator can print a winner', async () => {
  await open(anOperator());
  const print = await screen.findByRole('link', { name: /^Drucken: Gerd Gewinner/ });
  expect(print.getAttribute('href')).toBe('/gewinner/5');
});

test('pages for operators redirect players', async () => {
  await openApp('/adminpreise', {
    viewer: aViewer(),
    answers: { posts: aFeed() },
  });
  await screen.findByPlaceholderText('Was gibt es Neues?');
  expect(location.pathname).toBe('/');

  await open(aViewer(), '/gewinner/5');
  await screen.findByRole('heading', { name: 'Unsere Gewinner' });
  expect(location.pathname).toBe('/gewinner');
});

test('prizes still to win exclude finished ones, which wait for their drawing', async () => {
  await openApp('/gewinner', {
    viewer: aViewer({ player: aPlayer() }),
    answers: {
      winners: { ...aList([]), visible: true },
      prices: [
        aPrize({ name: 'Von gestern', state: 'DUE', date: hoursLater(-20) }),
        aPrize({ name: 'Ein Ball' }),
      ],
    },
  });
  const toWin = within(await screen.findByRole('region', { name: 'Noch zu gewinnen' }));
  expect(toWin.getAllByRole('article')).toHaveLength(1);
  toWin.getByText('Ein Ball');
  within(screen.getByRole('region', { name: 'Wird bald gezogen' })).getByText('Von gestern');
});

test('a missing tipp for a prize is linked with its last match, which has not kicked off', async () => {
  const [first, last] = [aMatch({ id: 1, isLocked: true }), aMatch({ id: 3 })];
  const week = aPrize({
    ...{ fromMatchId: 1, fromMatch: first, toMatchId: 3, toMatch: last },
    entry: 'NO_TIPP',
  });
  const { sent } = await openApp('/gewinner', {
    viewer: aViewer({ player: aPlayer() }),
    answers: { winners: { ...aList([]), visible: true }, prices: [week] },
  });
  const link = await screen.findByRole('link', { name: 'Dein Tipp fehlt' });
  expect(link.getAttribute('href')).toBe('/tipps?tab=spiele&spiel=3');
  expect(sent('Winners')[0]).toEqual({ page: { pageNumber: 1, pageSize: 10 } });
});
