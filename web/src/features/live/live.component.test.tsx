import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aFeed } from '../../testing/feed.ts';
import { aRanking } from '../../testing/list.ts';
import { aMatch, aTeam, aTipp } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';

test('a phase replaces the minute under the header, and is spoken when it comes', async () => {
  const match = aMatch({
    date: hoursLater(-0.5),
    isLocked: true,
    isRunning: true,
    goalsTeam1: 1,
    goalsTeam2: 0,
  });
  const { change, news } = await openApp('/', {
    viewer: aViewer(),
    answers: { posts: aFeed(), runningMatches: [match] },
  });
  const strip = within(await screen.findByRole('region', { name: 'Jetzt läuft' }));
  await strip.findByText(/^3\d\. Minute$/);
  strip.getByText('Deutschland 1, Schottland 0');
  change({ runningMatches: [{ ...match, phase: 'HALF_TIME' }] });
  news('matches');
  await strip.findByText('Halbzeit');
  strip.getByText('Deutschland 1, Schottland 0, Halbzeit');
  expect(strip.getByRole('link', { name: 'Konferenz' }).getAttribute('href')).toBe('/konferenz');
  // The link is named by the teams' names, not by their codes.
  strip.getByRole('link', { name: /^Deutschland.*Schottland/ });
});

test('the dialog of a match explains the tipp’s points, and speaks the score itself, because it hides the strip', async () => {
  const running = { date: hoursLater(-0.5), isLocked: true, isRunning: true };
  const match = aMatch({ ...running, goalsTeam1: 1, goalsTeam2: 0 });
  const tipp = aTipp({ match, goalsTeam1: 2, goalsTeam2: 1, points: 3, pointsInternal: 3 });
  const live = (now: typeof match) => ({
    ...{ match: now, tipp, exactFavorites: [], exactFavoritesCount: 0 },
  });
  const { change, news } = await openApp(`/?live=${match.id}`, {
    viewer: aViewer(),
    answers: { posts: aFeed(), runningMatches: [match], liveMatch: live(match) as never },
  });
  const shown = await dialog();
  const spoken = await shown.findByText('Deutschland 1, Schottland 0');
  expect(spoken.getAttribute('role')).toBe('status');
  shown.getByText('Tordifferenz 3');
  change({ liveMatch: live({ ...match, goalsTeam2: 1 }) as never });
  news('matches');
  await waitFor(() => expect(spoken.textContent).toBe('Deutschland 1, Schottland 1'));
});

/** Opens a screen before the first of these matches. @returns the strip */
async function openBefore(nextMatches: ReturnType<typeof aMatch>[]) {
  await openApp('/liste', {
    viewer: aViewer(),
    session: { kickOffs: [nextMatches[0]!.date] },
    answers: {
      ...{ runningMatches: [], matchOverview: { lastMatches: [], nextMatches }, ranking: aRanking([]) },
    },
  });
  return within(await screen.findByRole('region', { name: 'Als Nächstes' }));
}

test('before the kick-off the strip names the teams and leads to the Konferenz', async () => {
  const date = hoursLater(0.3);
  const nextMatches = [aMatch({ date }), aMatch({ date: hoursLater(20), team1: aTeam('Ungarn') })];
  const strip = await openBefore(nextMatches);
  await strip.findByText('DEU');
  const link = strip.getByRole('link', { name: /^Anpfiff \d\d:\d\d Uhr.*Deutschland.*Schottland$/ });
  expect(strip.queryByText('UNG')).toBeNull();
  expect(link.getAttribute('href')).toBe('/konferenz');
});

test('of two matches at once the strip shows the flags, and says the names', async () => {
  const date = hoursLater(0.3);
  const nextMatches = [aMatch({ date }), aMatch({ date, team1: aTeam('Ungarn'), team2: aTeam('Schweiz') })];
  const strip = await openBefore(nextMatches);
  await strip.findByText('Ungarn');
  strip.getByText('Deutschland');
  expect(strip.queryByText('UNG')).toBeNull();
});
