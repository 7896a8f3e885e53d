import type { Page } from '@playwright/test';
import { askedToLeave } from '../asked-to-leave.ts';
import { withoutFirstAnswers } from '../first-answers.ts';
import { expect, test, appStarted } from '../fixtures.ts';

/** All requests except for the page and its files. */
const CALLS = /\/(graphql|events|api\/session)$/;
const LOST = 'Verbindung unterbrochen.';

const ranking = (page: Page) => page.getByRole('list', { name: 'Rangliste' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Aktualisieren' }).first().click();
const inBottomBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name, exact: true }).click();
const note = (page: Page, text: string) => page.getByText(text).first();
/** Accepts a request and never responds. */
const neverAnswer = (): void => undefined;

/** Expects the app's message after its timeout, by the page's clock. */
const expectInTime = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('main').getByText(text)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

/** Moves the clock on until it has recovered: a running probe times out first, and the next one follows. */
const expectHealed = (page: Page, healed: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(30_000);
    await healed();
  }).toPass({ intervals: [0], timeout: 50_000 });

async function openRanking(page: Page): Promise<void> {
  await withoutFirstAnswers(page);
  await page.goto('/rangliste');
  await expect(ranking(page)).toBeVisible();
}

async function openSponsors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'Sponsoren' }).filter({ visible: true }).first().click();
}

test('a dead network is noticed within ten seconds; screens keep their content and recover by themselves', async ({
  player,
}) => {
  await player.clock.install();
  await openRanking(player);
  await player.route(CALLS, neverAnswer);
  await refresh(player);
  await player.clock.fastForward(10_000);
  await expect(note(player, LOST)).toBeVisible();
  expect(await player.evaluate<boolean>('navigator.onLine')).toBe(true);
  await expect(ranking(player)).toBeVisible();
  // A screen that was never open has nothing to show, so it reports the failure at once.
  await inBottomBar(player, 'Tipps');
  await expect(player.getByRole('main').getByText('Tipps konnten nicht geladen werden')).toBeVisible({
    timeout: 5_000,
  });
  await player.unroute(CALLS);
  await expectHealed(player, async () => {
    await expect(player.getByRole('main').getByLabel('Tore Deutschland').first()).toBeVisible();
    await expect(note(player, LOST)).toBeHidden();
  });
});

test(
  'a network with a delay of twenty seconds finally shows its responses',
  { tag: '@long' },
  async ({ player }) => {
    await player.clock.install();
    await openRanking(player);
    let release = (): void => undefined;
    const gone = new Promise<void>((resolve) => (release = resolve));
    await player.route(CALLS, async (route) => {
      await gone;
      await route.continue().catch(() => undefined);
    });
    await inBottomBar(player, 'Gruppen');
    await player.clock.fastForward(20_000);
    release();
    await expect(player.getByRole('main').locator('a[href^="/spielergruppe/"]').first()).toBeVisible();
  },
);

test(
  'a screen of several parts reports a failure once, until all parts have recovered',
  { tag: '@long' },
  async ({ player }) => {
    await withoutFirstAnswers(player);
    await player.route(CALLS, (route) => route.abort());
    await player.goto('/statistik');
    const parts = player.locator('main [data-lost]');
    await expect(parts).toHaveCount(2);
    await expect(parts.filter({ visible: true })).toHaveCount(1);
    await player.unroute(CALLS);
    await expect(player.locator('main [role=alert]')).toHaveCount(0);
  },
);

test('a screen whose code does not load says so in its place, and appears when the connection is back', async ({
  player,
}) => {
  const part = '**/assets/sponsoren-*.js';
  await player.clock.install();
  await openRanking(player);
  await player.route(CALLS, (route) => route.abort());
  await player.route(part, (route) => route.abort());
  await openSponsors(player);
  await expectInTime(player, 'Dieser Bereich ist noch nicht auf Deinem Gerät.');
  await expect(player.getByRole('main')).toHaveCount(1);
  await player.unroute(CALLS);
  await player.unroute(part);
  await expectHealed(player, () =>
    expect(player.getByRole('heading', { name: 'Sponsoren', level: 1 })).toBeVisible(),
  );
});

test(
  'a screen that the server no longer has says so; all other screens can be opened',
  { tag: '@long' },
  async ({ player }) => {
    const part = '**/assets/sponsoren-*.js';
    await player.clock.install();
    await openRanking(player);
    await player.route(part, (route) => route.fulfill({ status: 404, body: '' }));
    await openSponsors(player);
    await expectInTime(player, 'Hoppla, das hat jetzt nicht funktioniert!');
    await inBottomBar(player, 'Rangliste');
    await expect(ranking(player)).toBeVisible();
    await player.unroute(part);
    await openSponsors(player);
    await expect(player.getByRole('heading', { name: 'Sponsoren', level: 1 })).toBeVisible();
  },
);

test('a missing screen does not lose unsaved text', { tag: '@long' }, async ({ player }) => {
  await player.goto('/');
  const post = player.getByPlaceholder('Was gibt es Neues?');
  await appStarted(player);
  await post.fill('Gleich geht es los');
  await player.route('**/assets/sponsoren-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openSponsors(player);
  const main = player.getByRole('main');
  const asked = askedToLeave(player);
  await main.getByRole('button', { name: 'Nochmal probieren' }).click();
  await asked;
  await expect(main.getByText('Was Du noch nicht gespeichert hast, geht dabei verloren.')).toBeVisible();
  await player.goBack();
  await expect(post).toHaveValue('Gleich geht es los');
});

test('a missing dialog does not lose unsaved text', { tag: '@long' }, async ({ player }) => {
  await player.goto('/');
  const post = player.getByPlaceholder('Was gibt es Neues?');
  await appStarted(player);
  await post.fill('Gleich geht es los');
  await player.route('**/assets/likes-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await player
    .getByRole('button', { name: /^\d+ gefällt das/ })
    .first()
    .click();
  const dialog = player.getByRole('dialog');
  const asked = askedToLeave(player);
  await dialog.getByRole('link', { name: 'Seite neu laden' }).click();
  await asked;
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(post).toHaveValue('Gleich geht es los');
});

test(
  'a dialog whose code does not load says so after the tap, and opens with the next one',
  { tag: '@long' },
  async ({ player }) => {
    const part = '**/assets/player-*.js';
    await player.clock.install();
    await openRanking(player);
    await player.route(CALLS, (route) => route.abort());
    await player.route(part, (route) => route.abort());
    await refresh(player);
    await expect(note(player, LOST)).toBeVisible();
    const card = ranking(player).getByRole('link').first();
    await card.click();
    const dialog = player.getByRole('dialog');
    await expect(dialog.getByText('Gerade keine Verbindung.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
    await player.unroute(CALLS);
    await player.unroute(part);
    await expectHealed(player, () => expect(note(player, LOST)).toBeHidden());
    await expect(dialog).toHaveCount(0);
    await card.click();
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(dialog.getByText('Gerade keine Verbindung.')).toHaveCount(0);
  },
);
