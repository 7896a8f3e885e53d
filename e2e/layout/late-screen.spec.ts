import { setTimeout as sleep } from 'node:timers/promises';
import type { Seen } from '../../infra/bench/web-observers.ts';
import { expect, test } from './fixtures.ts';

test('a screen whose code loads slowly shows a progress indicator', async ({ page, recorded }) => {
  await recorded.show('player');
  await recorded.open('/');
  let arrive = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/tabelle-*.js', async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Spiele & Tabellen' }).click();
  const bar = page.getByRole('progressbar', { name: 'Seite wird geladen' });
  await expect(bar).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Spiele & Tabellen' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the message about a lost connection covers no text or button', async ({ page, recorded }) => {
  await recorded.show('player');
  await recorded.open('/');
  await page.route(/\/(graphql|api\/session)$/, (route) => route.abort());
  expect(await page.evaluate<boolean>('navigator.onLine')).toBe(true);
  await page.getByRole('button', { name: 'Aktualisieren' }).first().click();
  const note = page.getByText('Verbindung unterbrochen', { exact: false });
  await expect(note).toBeVisible();
  // Above the bottom bar, or within the header.
  const bar = await page.getByRole('navigation', { name: 'Schnellzugriff' }).boundingBox();
  const strip = await note.boundingBox();
  if (!bar || !strip) throw new Error('no strip on a bar');
  expect(strip.y + strip.height).toBeLessThanOrEqual(bar.y + 1);
  expect(strip.y).toBeGreaterThan(bar.y - 60);
  await page.setViewportSize({ width: 1280, height: 900 });
  const pill = await note.boundingBox();
  expect((pill?.y ?? 100) + (pill?.height ?? 100)).toBeLessThanOrEqual(60);
  await page.unroute(/\/(graphql|api\/session)$/);
  await expect(note).toHaveCount(0);
});

for (const late of ['MatchDayRanking', 'match-day-head'])
  test(`nothing moves on a match day's ranking while ${late} is late`, async ({ page, recorded }) => {
    await recorded.show('player');
    let delayed = 0;
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (`${request.url()} ${request.postData() ?? ''}`.includes(late)) {
        delayed += 1;
        await sleep(500);
      }
      await route.continue();
    });
    await recorded.open('/rangliste?spieltag=6&liste=1');
    expect(delayed).toBe(1);
    await expect(page.getByRole('heading', { name: 'Bonusfragen' })).toBeVisible();
    expect(await page.evaluate<Seen>('globalThis.seen')).toMatchObject({ shifts: 0, moved: '' });
  });
