import { until } from '@tippspiel/shared/testing/until';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answered,
  askedToLeave,
  inspectBoth,
  keepFailure,
  openBrowser,
  visit,
  type Visit,
} from './browser.ts';
import { describeKilledApp } from './killed-app.part.ts';
import { keepsKnown, knownRows } from './known-rows.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/** A phone in the pub: what a network that is dead, slow or gone does to open pages, and what a second login does. */
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;
/** Everything but the page itself and its files. */
const CALLS = /\/(graphql|events|api\/session)$/;
const MIRIAM = 'spieler@example.org';
const OTHER = 'spieler3@example.org';

let browser: Browser;
let product: Product;

beforeAll(async () => {
  browser = await openBrowser();
  product = await openProduct({
    ...{ instant: KICKOFF - TEN_MINUTES_MS, players: 12, processes: 1 },
    // What pages ask for is held up and changed here.
    env: { FIRST_ANSWERS_MS: '0' },
  });
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
}, 60_000);

const onPhone =
  (name: string, work: (page: Page, visit: Visit) => Promise<void>, email = MIRIAM) =>
  async (): Promise<void> => {
    const player = await visit(browser, product.baseUrl, 390);
    try {
      await logIn(player.page, email, PASSWORD);
      await work(player.page, player);
      expect(player.errors).toEqual([]);
    } catch (error) {
      await keepFailure(player.page, `connection-${name.replace(/\W+/g, '-')}`);
      throw error;
    } finally {
      await player.close();
    }
  };
const withPage = (name: string, work: (page: Page, visit: Visit) => Promise<void>) =>
  test(name, onPhone(name, work), 120_000);

const note = (page: Page, text: string) => page.getByText(text, { exact: false }).first();
const ranking = (page: Page) => page.getByRole('list', { name: 'Rangliste' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Aktualisieren' }).first().click();
/** A request that is taken and never answered. */
const swallow = (): void => undefined;
/** -1 while the page is on its way. */
const viewerOf = (page: Page): Promise<number> =>
  page
    .evaluate<number>(`JSON.parse(document.getElementById('page-config').textContent).user?.id ?? 0`)
    .catch(() => -1);
const inBottomBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name, exact: true }).click();

/** What is to be gone later must have been there. */
const isKept = (page: Page) => until('something is kept', async () => (await knownRows(page)).length > 0);
/** Away from the app, on its own origin. */
const leaveTo = (page: Page) => page.goto('/flags/de.svg');

withPage('a match that begins in a few minutes calls for its tipp with a clock', async (page) => {
  await page.goto('/tipps?tab=spiele');
  const timer = page.locator('#spiel-14').getByRole('timer');
  await timer.getByText(/^noch \d:\d\d$/).waitFor();
  await timer.locator('xpath=..').locator('svg').waitFor();
});

describe('a network that is dead, and says that it is there', () => {
  withPage(
    'is noticed within ten seconds; screens keep what they show, and all heals by itself',
    async (page) => {
      await page.goto('/rangliste');
      await ranking(page).waitFor();
      await page.route(CALLS, swallow);
      const begun = Date.now();
      await refresh(page);
      await note(page, 'Verbindung unterbrochen.').waitFor();
      // The ten seconds are the app's; the second is for the click and the look on a busy machine.
      expect(Date.now() - begun).toBeLessThan(11_000);
      expect(await page.evaluate<boolean>('navigator.onLine')).toBe(true);
      await ranking(page).waitFor();
      // One that was never open has nothing to show: it says so at once, not after its request was given up.
      const opened = Date.now();
      await inBottomBar(page, 'Tipps');
      await page.getByRole('main').getByText('Tipps konnten nicht geladen werden').waitFor();
      expect(Date.now() - opened).toBeLessThan(3_000);
      await page.unroute(CALLS);
      await page.getByRole('main').getByLabel('Tore Deutschland').first().waitFor();
      await note(page, 'Verbindung unterbrochen.').waitFor({ state: 'hidden' });
    },
  );

  withPage('is told once by a screen of several parts, until all of them heal', async (page) => {
    await page.route(CALLS, (route) => route.abort());
    await page.goto('/statistik');
    const parts = page.locator('main [data-lost]');
    await until('both parts have failed', async () => (await parts.count()) === 2);
    expect(await parts.filter({ visible: true }).count()).toBe(1);
    await page.unroute(CALLS);
    await until('both are there', async () => (await page.locator('main [role=alert]').count()) === 0);
  });
});

describe('a screen whose code does not come', () => {
  const PART = '**/assets/sponsoren-*.js';
  const open = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('link', { name: 'Sponsoren' }).filter({ visible: true }).first().click();
  };

  withPage('says so where it would stand, and comes by itself with the connection', async (page) => {
    await page.goto('/rangliste');
    await ranking(page).waitFor();
    await page.route(CALLS, (route) => route.abort());
    await page.route(PART, (route) => route.abort());
    await open(page);
    await page.getByRole('main').getByText('Dieser Bereich ist noch nicht auf Deinem Gerät.').waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await inspectBoth(page)).toEqual([]);
    await page.unroute(CALLS);
    await page.unroute(PART);
    await page.getByRole('heading', { name: 'Sponsoren', level: 1 }).waitFor();
  });

  withPage('says so where the server no longer has it; all else is a tap away', async (page) => {
    await page.goto('/rangliste');
    await ranking(page).waitFor();
    await page.route(PART, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page);
    await page.getByRole('main').getByText('Hoppla, das hat jetzt nicht funktioniert!').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await inBottomBar(page, 'Rangliste');
    await ranking(page).waitFor();
    await page.unroute(PART);
    await open(page);
    await page.getByRole('heading', { name: 'Sponsoren', level: 1 }).waitFor();
  });
});

describe('a screen whose code does not come while something is being written', () => {
  withPage('takes nothing of it along: the browser asks first', async (page) => {
    await page.goto('/');
    const post = page.getByPlaceholder('Was gibt es Neues?');
    await post.fill('Gleich geht es los');
    await page.route('**/assets/sponsoren-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('link', { name: 'Sponsoren' }).filter({ visible: true }).first().click();
    const again = page.getByRole('main').getByRole('button', { name: 'Nochmal probieren' });
    const asked = askedToLeave(page);
    await again.click();
    await asked;
    await page
      .getByRole('main')
      .getByText('Was Du noch nicht gespeichert hast, geht dabei verloren.')
      .waitFor();
    await page.goBack();
    expect(await post.inputValue()).toBe('Gleich geht es los');
  });

  withPage('nor does a dialog whose code does not come', async (page) => {
    await page.goto('/');
    const post = page.getByPlaceholder('Was gibt es Neues?');
    await post.fill('Gleich geht es los');
    await page.route('**/assets/likes-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page
      .getByRole('button', { name: /^\d+ gefällt das/ })
      .first()
      .click();
    const asked = askedToLeave(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Seite neu laden' }).click();
    await asked;
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
    expect(await post.inputValue()).toBe('Gleich geht es los');
  });
});

describe('a dialog whose code does not come', () => {
  withPage('says so to who has tapped, and comes with the next tap', async (page) => {
    const PART = '**/assets/player-*.js';
    await page.goto('/rangliste');
    await ranking(page).waitFor();
    await page.route(CALLS, (route) => route.abort());
    await page.route(PART, (route) => route.abort());
    await refresh(page);
    await note(page, 'Verbindung unterbrochen.').waitFor();
    const card = ranking(page).getByRole('link').first();
    await card.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Gerade keine Verbindung.').waitFor({ timeout: 8_000 });
    expect(await inspectBoth(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.unroute(CALLS);
    await page.unroute(PART);
    await note(page, 'Verbindung unterbrochen.').waitFor({ state: 'hidden' });
    expect(await dialog.count()).toBe(0);
    await card.click();
    await dialog.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await dialog.getByText('Gerade keine Verbindung.').count()).toBe(0);
  });
});

describe('a network that takes twenty seconds', () => {
  const name = 'shows what it brings in the end';
  test.concurrent(
    name,
    onPhone(name, async (page) => {
      await page.goto('/rangliste');
      await ranking(page).waitFor();
      await page.route(CALLS, async (route: Route) => {
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        await route.continue().catch(() => undefined);
      });
      const begun = Date.now();
      await inBottomBar(page, 'Gruppen');
      const group = page.getByRole('main').locator('a[href^="/spielergruppe/"]').first();
      await group.waitFor({ timeout: 29_000 });
      expect(Date.now() - begun).toBeGreaterThan(19_000);
    }),
    120_000,
  );
});

describe('the next visit', () => {
  const visitBefore = async (page: Page): Promise<void> => {
    await page.goto('/rangliste');
    await ranking(page).waitFor();
    await keepsKnown(page);
    await leaveTo(page);
    await isKept(page);
  };

  withPage('begins with what the last one has shown, and says how old it is', async (page) => {
    await visitBefore(page);
    const [row] = await knownRows(page, `for (const [, each] of known.answered) each.at -= ${30 * HOUR_MS}`);
    expect(row?.value).toContain('Miriam');
    await page.route('**/graphql', swallow);
    await page.goto('/rangliste');
    await ranking(page).waitFor({ timeout: 3_000 });
    await note(page, 'Stand: ').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await ranking(page).waitFor();
    await note(page, 'Stand: ').waitFor({ state: 'hidden' });
  });

  withPage('of another player on this device finds nothing of it', async (page, { errors }) => {
    await visitBefore(page);
    await logIn(page, OTHER, PASSWORD);
    await page.route('**/graphql', swallow);
    await page.goto('/rangliste');
    await page.locator('main [aria-busy=true]').first().waitFor();
    expect(await ranking(page).count()).toBe(0);
    await until('what was known is gone', async () => (await knownRows(page)).length === 0);
    expect(errors).toEqual([]);
  });
});

describe('a login in another tab', () => {
  const inTwoTabs = async (
    { page }: Visit,
    work: (first: Page, second: Page) => Promise<void>,
  ): Promise<void> => {
    await page.goto('/rangliste');
    await ranking(page).waitFor();
    await keepsKnown(page);
    await isKept(page);
    await work(page, await page.context().newPage());
  };

  withPage('is noticed by all tabs at once', (_page, visited) =>
    inTwoTabs(visited, async (first, second) => {
      const before = await viewerOf(first);
      await logIn(second, OTHER, PASSWORD);
      await second.goto('/tipps');
      const now = await viewerOf(second);
      expect(now).not.toBe(before);
      await until('the first tab is the new player’s', async () => (await viewerOf(first)) === now);
      await ranking(first).waitFor();
      await until('nothing is kept of the other one', async () =>
        (await knownRows(second)).every(({ key: [id] }) => id !== before),
      );
    }),
  );

  withPage(
    'that no tab tells of is noticed with the next answer, which is shown to nobody',
    (_page, visited) =>
      inTwoTabs(visited, async (first, second) => {
        const before = await viewerOf(first);
        await logIn(second, OTHER, PASSWORD);
        const reloaded = first.waitForEvent('load');
        const asked = answered(first, 'Ranking');
        await refresh(first);
        const now = Number((await asked).headers()['x-viewer']);
        expect(now).not.toBe(before);
        await reloaded;
        await until('the page is the new player’s', async () => (await viewerOf(first)) === now);
      }),
  );

  withPage('and a logout leave no page of the player open', (_page, visited) =>
    inTwoTabs(visited, async (first, second) => {
      await second.goto('/tipps');
      await second.evaluate(`location.assign('/abmelden')`);
      await second.getByRole('button', { name: 'Kostenlos mitspielen' }).waitFor();
      await first.waitForURL((url) => url.pathname === '/');
      await until('the first tab is nobody’s', async () => (await viewerOf(first)) === 0);
      await until('what was known is gone', async () => (await knownRows(first)).length === 0);
    }),
  );
});

// The last: it moves the product's clock.
describeKilledApp(
  () => browser,
  () => product,
  KICKOFF,
);
