import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { QueryWinnerStatisticArgs, WinnerStatistic } from '../../generated/schema.ts';
import { aList } from '../../testing/list.ts';
import { aTeam } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { aTournament } from '../../testing/tournament.ts';

const statistic = (mark: string): WinnerStatistic => ({
  mark,
  group: '-',
  locksAt: hoursLater(-1),
  isVisible: true,
  playerCount: 10,
  tippCount: 4,
  teams: [{ team: aTeam('Spanien'), value: 4 }],
  own: null,
  decidedTeam: null,
});

test('the choice of kinds stays while what one leads to is on its way', async () => {
  let arrive = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = await openApp('/statistik/3', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      winnerStatistic: async ({ kind }: QueryWinnerStatisticArgs) => {
        if (kind === 'P2') await onItsWay;
        return [statistic(kind ?? 'P1')];
      },
    },
  });
  const kinds = within(await screen.findByRole('navigation', { name: 'Art des Sieger-Tipps' }));
  await screen.findByRole('heading', { name: 'Turniersieger' });
  await user.click(kinds.getByRole('link', { name: 'Platz 2' }));
  await waitFor(() => expect(location.search).toBe('?art=P2'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Turniersieger' })).toBeNull());
  expect(kinds.getAllByRole('link')).toHaveLength(4);
  expect(kinds.getByRole('link', { name: 'Platz 2' }).getAttribute('aria-current')).toBe('page');
  arrive();
  await screen.findByRole('heading', { name: 'Platz 2' });
  expect(kinds.getAllByRole('link')).toHaveLength(4);
});

test('only kinds that the tournament has can be chosen', async () => {
  const { sent } = await openApp('/statistik/3?art=P3', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      tournament: aTournament({ winnerKinds: ['P1', 'P2', 'L'] }),
      winnerStatistic: [statistic('P1')],
    },
  });
  const kinds = within(await screen.findByRole('navigation', { name: 'Art des Sieger-Tipps' }));
  await kinds.findByRole('link', { name: 'Letzter' });
  expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Turniersieger', 'Platz 2', 'Letzter'],
  ]);
  expect(sent('WinnerStatistic')).toEqual([{ kind: 'P1' }]);
});

test('the list that a tap opens comes into sight, and each other one, too', async () => {
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await openApp('/statistik/3', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      winnerStatistic: [
        { ...statistic('P1'), teams: ['Spanien', 'Ungarn'].map((name) => ({ team: aTeam(name), value: 2 })) },
      ],
      winnerStatisticPlayers: { ...aList([]), blocked: false, visible: true },
    },
  });
  const shown = () =>
    seen.mock.contexts.map((element) => (element as Element).getAttribute('aria-label')).filter(Boolean);
  await user.click(await screen.findByRole('link', { name: /Spanien/ }));
  await waitFor(() => expect(shown().at(-1)).toMatch(/Spanien/));
  await user.click(screen.getByRole('link', { name: /Ungarn/ }));
  await waitFor(() => expect(shown().at(-1)).toMatch(/Ungarn/));
  seen.mockRestore();
  // So does the focus; closing returns it to the bar.
  const list = screen.getByRole('region', { name: /Ungarn/ });
  await waitFor(() => expect(document.activeElement).toBe(list));
  await user.click(within(list).getByRole('button', { name: 'Liste schließen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Ungarn/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Ungarn/ }));
});

test('a list that arrives late leaves the focus in its search', async () => {
  let arrive = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = await openApp('/statistik/3', {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      winnerStatistic: [{ ...statistic('P1'), teams: [{ team: aTeam('Spanien'), value: 2 }] }],
      winnerStatisticPlayers: async () => {
        await onItsWay;
        return { ...aList([]), blocked: false, visible: true };
      },
    },
  });
  await user.click(await screen.findByRole('link', { name: /Spanien/ }));
  const search = await within(await screen.findByRole('region', { name: /Spanien/ })).findByRole('searchbox');
  await user.click(search);
  arrive();
  await screen.findByText('Keine Spieler gefunden');
  expect(document.activeElement).toBe(search);
});
