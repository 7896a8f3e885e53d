import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect, keepFailure, openBrowser, shiftProblems, visit, type Visit } from './browser.ts';
import { headingTops } from './first-screen.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/**
 * A goal reaches pages that are open: at once by server-sent events, later without them. And pages that are opened have room for what is
 * being played.
 */
const INSTANT = Date.parse('2024-06-19T15:30:00Z');
/** Croatia – Albania; played when the demo begins, made to run here. */
const MATCH = 13;
/** Germany – Hungary. */
const NEXT = 14;
const MINUTE_MS = 60_000;
const GOAL = 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }';

let browser: Browser;
let product: Product;
let operator: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  product = await openProduct({
    ...{ instant: INSTANT, players: 12, processes: 2 },
    // As in the rush, where services are slower than pages wait for them: what is being played follows.
    env: { FIRST_ANSWERS_MS: '0' },
  });
  operator = await visit(browser, product.baseUrl, 1280);
  await logIn(operator.page, 'admin@example.org', PASSWORD);
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
}, 60_000);

/** What an operator's click sends. */
async function operate(query: string, variables = {}): Promise<void> {
  const { request } = operator.page;
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const session = await request.get('/api/session', { headers: marker });
  const { csrfToken } = ((await session.json()) as { data: { csrfToken: string } }).data;
  const answer = await request.post('/graphql', {
    headers: { ...marker, 'x-csrf-token': csrfToken },
    data: { query, variables },
  });
  expect(await answer.json()).toEqual({ data: expect.any(Object) });
}

const score = (goalsTeam1: number, goalsTeam2: number, isRunning = true, matchId = MATCH): Promise<void> =>
  operate(GOAL, { input: { matchId, goalsTeam1, goalsTeam2, isRunning } });

async function withPlayer(name: string, width: number, work: (page: Page, visit: Visit) => Promise<void>) {
  const player = await visit(browser, product.baseUrl, width);
  try {
    await logIn(player.page, 'spieler@example.org', PASSWORD);
    await work(player.page, player);
    expect(player.errors).toEqual([]);
  } catch (error) {
    await keepFailure(player.page, name);
    throw error;
  } finally {
    await player.close();
  }
}

const strip = (page: Page) => page.getByRole('region', { name: 'Jetzt läuft' });
/** Opens a page and waits until it hears what is new. */
async function openHearing(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/events'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

test('a goal that an operator enters moves the score on an open page within seconds, and is spoken', async () => {
  await score(1, 0);
  await withPlayer('live-goal', 390, async (page) => {
    await openHearing(page, '/rangliste');
    await strip(page).getByText('1:0').waitFor();
    // Polling would take a minute.
    await score(1, 1);
    await strip(page).getByText('1:1').waitFor({ timeout: 5_000 });
    await page
      .locator('[aria-live=polite]', { hasText: 'Kroatien 1, Albanien 1' })
      .waitFor({ state: 'attached' });
    expect(await page.getByRole('banner').textContent()).toContain('vorläufig');
    // At home it has a box of its own, and is no result yet.
    await page.goto('/');
    await page.getByRole('region', { name: 'Läuft', exact: true }).getByText('1:1').waitFor();
    expect(await page.getByRole('region', { name: 'Letzte Ergebnisse' }).getByText('läuft').count()).toBe(0);
  });
}, 120_000);

test('the strip opens the match: score, own tipp, what it would bring', async () => {
  await score(2, 1);
  for (const width of [320, 390, 1280]) {
    await withPlayer(`live-dialog-${width}`, width, async (page) => {
      await openHearing(page, '/tabelle');
      await strip(page).getByRole('link').click();
      const dialog = page.getByRole('dialog', { name: 'Kroatien – Albanien' });
      await dialog.getByText('2:1').first().waitFor();
      await dialog.getByText('Dein Tipp').first().waitFor();
      expect(await inspect(page)).toEqual([]);
      await score(2, 2);
      await dialog.getByText('2:2').first().waitFor({ timeout: 5_000 });
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      await score(2, 1);
    });
  }
}, 240_000);

test('where events are blocked, asking at the interval shows the goal all the same', async () => {
  await score(3, 1);
  await withPlayer('live-blocked', 390, async (page) => {
    let refused = 0;
    await page.route('**/events', (route) => {
      refused += 1;
      return route.abort();
    });
    await page.clock.install();
    await page.goto('/rangliste');
    await strip(page).getByText('3:1').waitFor();
    await score(4, 1);
    await page.clock.runFor(30_000);
    expect(await strip(page).getByText('3:1').count()).toBe(1);
    await page.clock.runFor(120_000);
    await strip(page).getByText('4:1').waitFor();
    expect(refused).toBeGreaterThan(0);
  });
}, 120_000);

test('when no match is played any more the strip goes, and the place is provisional until it is evaluated', async () => {
  await score(4, 1);
  await withPlayer('live-over', 1280, async (page) => {
    await openHearing(page, '/rangliste');
    await strip(page).waitFor();
    await score(4, 1, false);
    await strip(page).waitFor({ state: 'detached', timeout: 5_000 });
    const provisional = page.getByRole('banner').getByText('vorläufig');
    await provisional.waitFor();
    await operate('mutation { startEvaluation { evaluation { matchCount } } }');
    await provisional.waitFor({ state: 'detached', timeout: 5_000 });
  });
}, 120_000);

/** Its heading stands from the first moment on where it stands in the end. */
const staysWhereItIs = (name: string, path: string, stripOf: (page: Page) => Locator) =>
  withPlayer(`${name}${path.replace('/', '-')}`, 390, async (page) => {
    const [first, ...later] = await headingTops(page, path, stripOf(page));
    expect(later).toEqual([first, first]);
    expect(await shiftProblems(page)).toEqual([]);
  });

test('a screen that is opened before a kick-off has room for what tells of it', async () => {
  for (const path of ['/', '/tipps', '/rangliste'])
    await staysWhereItIs('before-kick-off', path, (page) =>
      page.getByRole('region', { name: 'Als Nächstes' }),
    );
}, 120_000);

test('a screen that is opened while a match runs has room for it before it knows', async () => {
  // No other kick-off is near.
  await product.moveTo(INSTANT + 75 * MINUTE_MS);
  await score(0, 0, true, NEXT);
  for (const path of ['/', '/tipps', '/rangliste']) await staysWhereItIs('while-live', path, strip);
}, 240_000);
