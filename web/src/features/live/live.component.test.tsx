import { test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { aFeed } from '../../testing/feed.ts';
import { aMatch } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { aroundTheFeed } from '../../testing/start-page.ts';

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
    answers: { ...aroundTheFeed, posts: aFeed(), runningMatches: [match] },
  });
  const strip = within(await screen.findByRole('region', { name: 'Jetzt läuft' }));
  await strip.findByText(/^3\d\. Minute$/);
  strip.getByText('Deutschland 1, Schottland 0');
  change({ runningMatches: [{ ...match, phase: 'HALF_TIME' }] });
  news('matches');
  await strip.findByText('Halbzeit');
  strip.getByText('Deutschland 1, Schottland 0, Halbzeit');
});
