import { once } from 'node:events';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, expect, test } from '@jest/globals';
import { closeGateways, startGateway } from './gateway-fixture.ts';
import { standIn } from './stand-in.ts';

afterAll(closeGateways);

test('the status page shows what is down, since when, and when it is back, without any other service', async () => {
  const clock = manualClock('2024-06-14T12:03:00Z');
  let feed = await standIn({ name: 'feed', resolvers: {} });
  const { app } = await startGateway({ FEED_URL: feed.url }, { clock, checkEveryMs: 20 });
  const open = (url = '/status') => app.inject({ method: 'GET', url });
  /** The text of a part, without its sign. */
  const textOf = async (part: string) =>
    (await open()).body
      .split('<li')
      .find((item) => item.includes(`<strong>${part}</strong>`))
      ?.replace(/^[^>]*>|<i.*?<\/i>|<\/li>[^]*$|<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const untilNews = (text: string) => until(text, async () => (await textOf('Neuigkeiten')) === text);
  /** Waits for a check that found the feed: two requests. A failed check before would date the outage back. */
  async function wholeCheck(): Promise<void> {
    await once(feed.app.server, 'request');
    await once(feed.app.server, 'request');
  }

  await untilNews('Neuigkeiten funktioniert seit 14:03 Uhr');
  expect(await textOf('Tippen')).toBe('Tippen geht gerade nicht seit 14:03 Uhr');
  clock.set('2024-06-14T13:00:00Z');
  await wholeCheck();
  await feed.close();
  await untilNews('Neuigkeiten geht gerade nicht seit 15:00 Uhr');
  clock.set('2024-06-15T07:30:00Z');
  await untilNews('Neuigkeiten geht gerade nicht seit 14.6., 15:00 Uhr');
  feed = await standIn({ name: 'feed', resolvers: {}, port: feed.port });
  await untilNews('Neuigkeiten funktioniert seit 09:30 Uhr');

  const page = await open();
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ refresh: '60', 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  expect(page.body).not.toMatch(/mongo|nats|127\.0|feed|subgraph|<script/i);
  const calm = await open('/status?ruhig=1');
  expect(calm.headers).not.toHaveProperty('refresh');
  expect(calm.body).toContain('lädt sich nicht von selbst neu');
  await feed.close();
});
