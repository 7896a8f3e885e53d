import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { playFirstMatchDay } from '../first-match-day.ts';
import { headingTops } from '../first-screen.ts';
import { operate, saveMatch } from '../operate.ts';
import { BEFORE_KICKOFF, openOwnProduct, type OwnProduct } from '../products/opened-product.ts';

// One product, from half an hour before a kick-off to the evaluation.
test.describe.configure({ mode: 'serial' });

/** Croatia – Albania; the test starts it here. */
const LIVE = 13;
const ADMIN = 'admin@example.org';
const PLAYER = 'spieler@example.org';

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await openOwnProduct({
    ...BEFORE_KICKOFF,
    // As under load, when services are too slow for the page's responses, so that the running matches load later.
    env: { FIRST_ANSWERS_MS: '0' },
  });
});
test.afterAll(() => product.close());

const strip = (page: Page) => page.getByRole('region', { name: 'Jetzt läuft' });

/** Opens a page and waits until it is connected to the live stream. */
async function openConnected(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/events'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

/** Expects that the heading keeps its position from the first paint on. */
async function staysWhereItIs(page: Page, path: string, region: string): Promise<void> {
  const [first, ...later] = await headingTops(page, path, page.getByRole('region', { name: region }));
  expect(later, path).toEqual([first, first]);
  await page.unrouteAll();
}
const PATHS = ['/', '/tipps', '/rangliste'];

test(
  'a screen opened before a kick-off reserves room for the running match',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ on: product, as: PLAYER });
    for (const path of PATHS) await staysWhereItIs(page, path, 'Als Nächstes');
  },
);

test(
  'a screen opened during a match reserves room before the match is loaded',
  { tag: '@long' },
  async ({ open }) => {
    const operator = await open({ on: product, as: ADMIN });
    await saveMatch(operator, { matchId: LIVE, goalsTeam1: 0, goalsTeam2: 0, isRunning: true });
    const page = await open({ on: product, as: PLAYER });
    for (const path of PATHS) await staysWhereItIs(page, path, 'Jetzt läuft');
  },
);

test('a goal updates the open table of the Konferenz, and a tap shows the effect of the next goal', async ({
  open,
}) => {
  const operator = await open({ on: product, as: ADMIN });
  const score = (goalsTeam1: number, goalsTeam2: number) =>
    saveMatch(operator, { matchId: LIVE, goalsTeam1, goalsTeam2, isRunning: true });
  await score(0, 0);
  const page = await open({ on: product, as: PLAYER });
  await openConnected(page, '/');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Konferenz' }).click();
  const players = page.getByRole('table').getByRole('button', { name: /: beim nächsten Tor$/ });
  await page.getByRole('link', { name: 'Alle Plätze' }).click();
  await expect(page.getByText('Seite 1 von 3')).toBeVisible();
  const before = await players.allTextContents();
  const first = players.filter({ hasText: before[0]! });
  await first.focus();

  await score(3, 0);
  await expect(page.getByRole('columnheader', { name: 'Kroatien 3, Albanien 0' })).toBeVisible();
  await expect.poll(() => players.allTextContents()).not.toEqual(before);
  await expect(first).toBeFocused();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Beim nächsten Tor' });
  for (const team of ['Kroatien', 'Albanien'])
    await expect(dialog.getByRole('listitem').filter({ hasText: `Tor für ${team}` })).toContainText('Platz');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

// Faster than a page's own requests, at most once a minute.
test('a goal updates the score on open pages at once and is announced; the end of the match removes the strip', async ({
  open,
}) => {
  const operator = await open({ on: product, as: ADMIN });
  const score = (goalsTeam1: number, goalsTeam2: number, isRunning = true) =>
    saveMatch(operator, { matchId: LIVE, goalsTeam1, goalsTeam2, isRunning });
  const page = await open({ on: product, as: PLAYER });
  await score(1, 0);
  await openConnected(page, '/rangliste');
  await expect(strip(page).getByText('1:0')).toBeVisible();

  await score(1, 1);
  await expect(strip(page).getByText('1:1')).toBeVisible();
  await expect(page.locator('[aria-live=polite]', { hasText: 'Kroatien 1, Albanien 1' })).toBeAttached();
  await expect(page.getByRole('banner')).toContainText('vorläufig');

  await strip(page).getByRole('listitem').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Kroatien – Albanien' });
  await expect(dialog.getByText('Dein Tipp').first()).toBeVisible();
  await score(2, 1);
  await expect(dialog.getByText('2:1').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  // At home only the strip shows it, and it is not a result yet.
  await page.goto('/');
  await expect(strip(page).getByText('2:1')).toBeVisible();
  const matchDay = page.getByRole('region', { name: 'Dein Spieltag' });
  await expect(matchDay.getByRole('link').first()).toBeVisible();
  await expect(matchDay.getByRole('link', { name: /Kroatien/ })).toHaveCount(0);

  await openConnected(page, '/rangliste');
  await score(4, 1, false);
  await expect(strip(page)).toBeHidden();
  const provisional = page.getByRole('banner').getByText('vorläufig');
  await expect(provisional).toBeVisible();
  await operate(operator, 'mutation { startEvaluation { evaluation { matchCount } } }');
  await expect(provisional).toBeHidden();
});

test('if events are blocked, polling shows the goal', { tag: '@long' }, async ({ open }) => {
  const operator = await open({ on: product, as: ADMIN });
  const score = (goalsTeam1: number, isRunning = true) =>
    saveMatch(operator, { matchId: LIVE, goalsTeam1, goalsTeam2: 1, isRunning });
  await score(3);
  const page = await open({ on: product, as: PLAYER });
  let refused = 0;
  await page.route('**/events', (route) => {
    refused += 1;
    return route.abort();
  });
  await page.clock.install();
  await page.goto('/rangliste');
  await expect(strip(page).getByText('3:1')).toBeVisible();
  await score(4);
  await page.clock.runFor(30_000);
  await expect(strip(page).getByText('3:1')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(strip(page).getByText('4:1')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await score(4, false);
});

test('a visitor registers, tips, and wins points', async ({ open }) => {
  test.setTimeout(300_000);
  const [page, operator] = [
    await open({ on: product, width: 1280 }),
    await open({ on: product, width: 1280 }),
  ];
  await playFirstMatchDay(product, { page, operator });
});
