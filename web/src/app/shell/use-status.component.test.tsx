import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { isClockSure, serverNow } from '../../lib/time/server-clock.ts';
import { hoursLater, NOW } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPage } from '../../testing/page.ts';
import { aViewer } from '../../testing/player.ts';
import { pass } from '../../testing/time.ts';
import { aTournament } from '../../testing/tournament.ts';

test('after the device has slept, the status measures the clock again on any screen', async () => {
  jest.useFakeTimers({ now: Date.parse(NOW) });
  const { change, news } = await openApp('/agb', { viewer: aViewer(), answers: { template: aPage() } });
  await screen.findByRole('heading', { name: 'Worum es geht' });
  expect(isClockSure()).toBe(true);
  jest.setSystemTime(Date.parse(hoursLater(1)));
  expect(isClockSure()).toBe(false);
  change({ tournament: aTournament({ serverTime: hoursLater(2) }) });
  news('ranks');
  await pass(100);
  expect(isClockSure()).toBe(true);
  expect(Math.abs(serverNow() - Date.parse(hoursLater(2)))).toBeLessThan(1000);
});
