import { jest, test, expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { failure } from '../../testing/failure.ts';
import { aFeed, aPost } from '../../testing/feed.ts';
import { aMatch, aTeam } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { pass } from '../../testing/time.ts';

test('a failed query shows an error in its own box, and recovers by itself with the server', async () => {
  jest.useFakeTimers();
  const { change } = await openApp('/', {
    viewer: aViewer(),
    answers: {
      posts: aFeed([aPost()]),
      matchOverview: failure('UNAVAILABLE', 'Gerade nicht.'),
    },
  });
  await screen.findAllByText('Gerade nicht.');
  await screen.findByText('Wer wird Europameister?');
  expect(screen.getAllByRole('button', { name: 'Nochmal probieren' }).length).toBeGreaterThan(0);
  change({ matchOverview: { nextMatches: [aMatch()], lastMatches: [] } });
  await pass(10_000);
  await waitFor(() => expect(screen.queryByText('Gerade nicht.')).toBeNull());
  within(screen.getByRole('region', { name: /^Nächste/ })).getAllByTitle('Deutschland');
});

test('a next match links to its tipp', async () => {
  const next = aMatch({ id: 14 });
  const answers = {
    posts: aFeed([]),
    matchOverview: { nextMatches: [next], lastMatches: [] },
  };
  await openApp('/', { viewer: aViewer(), answers });
  const box = within(await screen.findByRole('region', { name: /^Nächste/ }));
  const link = await box.findByRole('link', { name: /Tipp abgeben oder ändern$/ });
  expect(link.getAttribute('href')).toBe('/tipps?tab=spiele&spiel=14');
  expect(link.textContent).not.toContain('Dein Tipp');
  expect(link.textContent).toContain('Fr., 14.06. 21:00. Noch kein Tipp');
});

test('the number of missing tipps is asked for again and again, because kick-offs change it', async () => {
  jest.useFakeTimers();
  const answers = { posts: aFeed([]), matchOverview: { nextMatches: [], lastMatches: [] } };
  const { change } = await openApp('/', { viewer: aViewer({ missingTippCount: 1 }), answers });
  await screen.findByRole('link', { name: '1 Tipp fehlt noch' });
  change({ viewer: aViewer({ missingTippCount: 0 }) });
  await pass(70_000);
  await waitFor(() => expect(screen.queryByText('1 Tipp fehlt noch')).toBeNull());
});

test('a next match shows the viewer’s tipp, and a result also its points', async () => {
  const tipp = { goalsTeam1: 2, goalsTeam2: 1, points: 0, isJoker: true };
  const played = { isLocked: true, isPlayed: true, goalsTeam1: 2, goalsTeam2: 1 };
  const matchOverview = {
    nextMatches: [aMatch({ tippInfo: [tipp] })],
    lastMatches: [
      aMatch({ ...played, tippInfo: [{ ...tipp, points: 10 }] }),
      aMatch({ ...played, tippInfo: [] }),
    ],
  };
  await openApp('/', { viewer: aViewer(), answers: { posts: aFeed([]), matchOverview } });
  const next = within(await screen.findByRole('region', { name: /^Nächste/ }));
  const [coming] = await next.findAllByRole('link');
  expect(coming?.textContent).toContain('Dein Tipp 2:1 mit Joker');
  expect(coming?.textContent).not.toContain('Punkte');
  const last = within(screen.getByRole('region', { name: 'Letzte Ergebnisse' })).getAllByRole('link');
  expect(last[0]?.textContent).toContain('+10');
  expect(last[0]?.textContent).toContain('2:1. Dein Tipp 2:1 mit Joker, 10 Punkte');
  expect(last[1]?.textContent).toContain('Kein Tipp abgegeben');
});

test('the start page of players begins with their match day, without the live strip’s matches', async () => {
  const live = { isLocked: true, isRunning: true, goalsTeam1: 1, goalsTeam2: 0 };
  const matchOverview = {
    nextMatches: [aMatch({ date: hoursLater(3) })],
    lastMatches: [aMatch({ ...live, team1: aTeam('Kroatien') })],
  };
  await openApp('/', {
    viewer: aViewer(),
    answers: { posts: aFeed([aPost()]), matchOverview },
  });
  const day = within(await screen.findByRole('region', { name: 'Dein Spieltag' }));
  const [next, ...others] = await day.findAllByRole('link', { name: /Tipp abgeben oder ändern/ });
  expect(next?.textContent).toContain('17:00in 3 Std.');
  expect(others).toHaveLength(0);
  expect(day.queryByTitle('Kroatien')).toBeNull();
  const main = screen.getByRole('main');
  const order = [...main.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  expect(order.slice(0, 2)).toEqual(['Das kostenlose Online-Tippspiel zur Fußball-EM 2024', 'Dein Spieltag']);
});
