import { until } from '@tippspiel/shared/testing/until';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTempFolder } from '../infra/local/temp-folder.ts';
import { answered, askedToLeave, keepFailure, openBrowser, visit } from './browser.ts';
import { answeredIn } from './first-answers.ts';
import { headingTops } from './first-screen.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';
import { makeTwoBuilds, type Builds } from './two-builds.ts';

/** How the app starts and how it goes on when there is a newer one, or no network. */
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const HOUR_MS = 3_600_000;
/** No page of a test is without its answers because the machine is busy. */
const PATIENCE_MS = '5000';

let browser: Browser;
let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let builds: Builds;
let product: Product;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await makeTempFolder();
  builds = await makeTwoBuilds(folder.path);
  product = await openProduct({
    ...{ instant: KICKOFF - 2 * HOUR_MS, players: 12, processes: 1 },
    env: { WEB_DIST: builds.dist, WEB_KEPT: builds.kept, FIRST_ANSWERS_MS: PATIENCE_MS },
  });
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
  await folder.remove();
}, 60_000);
beforeEach(() => builds.serve('one'));

const withPage = (name: string, work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
  test(
    name,
    async () => {
      const { page, errors, close } = await visit(browser, product.baseUrl, 1280, options);
      try {
        await logIn(page, 'spieler@example.org', PASSWORD);
        await work(page);
        expect(errors).toEqual([]);
      } catch (error) {
        await keepFailure(page, `start-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await close();
      }
    },
    120_000,
  );

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const open = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
/** Whether the page is still the one that was marked. */
const mark = (page: Page) => page.evaluate('globalThis.marked = true');
const isMarked = (page: Page) => page.evaluate<boolean>('globalThis.marked === true');
/** Which build a page is of, by its scripts. */
const isTwo = (page: Page) =>
  page.evaluate<boolean>(`[...document.scripts].some(({ src }) => src.endsWith('-two.js'))`);

/** Opens a screen whose answer says which version there is now. */
const openStatistic = async (page: Page) => {
  const told = answered(page, 'StatisticMatches');
  await open(page, 'Statistik');
  await heading(page, 'Statistik').waitFor();
  await (await told).finished();
};

/** Opens an address, and says what came with the page and what was asked for afterwards. */
const opening = async (page: Page, path: string) => {
  const asked: string[] = [];
  const flags: string[] = [];
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql')
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
    if (pathname.startsWith('/flags/')) flags.push(pathname);
  };
  page.on('request', note);
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);
  return { came: await answeredIn(response), asked, flags };
};

/** What players wrote, as it stands in the page. */
const postsOf = (page: Page) =>
  page.evaluate<string[]>(`JSON.parse(document.getElementById('first-answers').textContent)
    .find(({ name }) => name === 'Feed').data.posts.items
    .filter(({ isOperator }) => !isOperator)
    .map(({ text }) => text)`);

describe('a page comes with what its screen asks first', () => {
  withPage('and asks none of it again', async (page) => {
    for (const [path, names] of [
      ['/', ['MatchOverview', 'MissingTipps', 'Feed', 'RankLast']],
      ['/tipps', ['TippsTab', 'MyTipps']],
      ['/tipps?tab=spiele&seite=2', ['TippsTab', 'MyTipps']],
      ['/tipps?tab=sieger', ['TippsTab', 'MyWinnerTipps']],
      ['/rangliste', ['MatchDays', 'Ranking', 'BonusOverview']],
      ['/rangliste/2', ['MatchDays', 'Ranking', 'BonusOverview']],
      ['/rangliste?spieltag=1', ['MatchDays', 'MatchDayRanking', 'BonusOverview']],
      ['/tippduell', ['MyDuel', 'DuelRanking']],
      ['/spielergruppen', ['Groups']],
      ['/tabelle', ['Tables']],
      ['/spielregeln', ['Page']],
    ] as const) {
      const { came, asked } = await opening(page, path);
      expect({ path, came }).toEqual({ path, came: ['Status', 'Live', ...names] });
      expect({ path, again: asked.filter((name) => came.includes(name)) }).toEqual({ path, again: [] });
    }
  });

  withPage('which can be read before the app is there', async (page) => {
    // Tests wait for the app otherwise.
    const early = await page.context().newPage();
    await early.route('**/assets/*.js', (route) => route.abort());
    await early.goto('/rangliste');
    await early.getByText('Miriam Brandt').waitFor();
    await early.goto('/');
    const [text = ''] = await postsOf(early);
    await early.getByText(text).first().waitFor();
    expect(await early.locator('#root > [inert]').count()).toBe(1);
    await page.goto('/');
    await page.getByRole('article').getByText(text).first().waitFor();
  });

  for (const path of ['/', '/tipps', '/rangliste'])
    withPage(`and ${path} stands where the app has it, below what is being played`, async (page) => {
      const [first, ...later] = await headingTops(
        page,
        path,
        page.getByRole('region', { name: 'Jetzt läuft' }),
      );
      expect(later).toEqual([first, first]);
    });

  withPage('also for who is not logged in', async (page) => {
    await page.context().clearCookies();
    const { came, asked } = await opening(page, '/');
    expect(came).toEqual(['LoginProvider', 'MatchOverview']);
    expect(asked.filter((name) => came.includes(name))).toEqual([]);
  });

  withPage('and with all flags in one picture', async (page) => {
    const { flags } = await opening(page, '/tipps?tab=spiele');
    expect([...new Set(flags)]).toEqual([expect.stringMatching(/^\/flags\/em2024\.[0-9a-f]{8}\.webp$/)]);
    const { width, height } = (await page.locator('main img').first().boundingBox()) ?? {};
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 2);
  });
});

describe('a deploy between two clicks', () => {
  withPage('is not felt, and the next change of screen brings the new version', async (page) => {
    await page.goto('/tipps');
    await heading(page, 'Meine Tipps').waitFor();
    await mark(page);
    await builds.serve('two');
    await openStatistic(page);
    expect(await isMarked(page)).toBe(true);
    await open(page, 'Rangliste');
    await page.getByRole('list', { name: 'Rangliste' }).waitFor();
    expect(await isMarked(page)).toBe(false);
    expect(await isTwo(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/rangliste');
  });

  withPage('whose files are gone loads the page anew, once, at the address that was wanted', async (page) => {
    await page.goto('/tipps');
    await heading(page, 'Meine Tipps').waitFor();
    await mark(page);
    await builds.forgetKept();
    await builds.serve('two');
    let pages = 0;
    page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
    await open(page, 'Statistik');
    await heading(page, 'Statistik').waitFor();
    expect(await isMarked(page)).toBe(false);
    expect(await isTwo(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/statistik');
    expect(pages).toBe(1);
  });

  withPage('waits for what is being written', async (page) => {
    await page.goto('/');
    const field = page.getByPlaceholder('Was gibt es Neues?');
    await field.fill('Noch nicht fertig');
    await mark(page);
    await builds.serve('two');
    const asked = answered(page, 'Feed');
    await page.getByRole('button', { name: 'Aktualisieren' }).first().click();
    await asked;
    await page.getByText('Es gibt eine neue Version.').waitFor();
    const asks = askedToLeave(page);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await asks;
    expect(await field.inputValue()).toBe('Noch nicht fertig');
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByRole('article').filter({ hasText: 'Noch nicht fertig' }).waitFor();
    await page.getByText('Es gibt eine neue Version.').waitFor({ state: 'hidden' });
    expect(await isMarked(page)).toBe(true);
    await open(page, 'Rangliste');
    await page.getByRole('list', { name: 'Rangliste' }).waitFor();
    expect(await isMarked(page)).toBe(false);
  });
});

describe('a deploy while a visitor fills in a form', () => {
  withPage('waits, also where the form was chosen after something was typed into the other', async (page) => {
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByLabel('E-Mail-Adresse').fill('spieler@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill('nicht dieses');
    await page.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
    await page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    await builds.serve('two');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).last().click();
    await page.getByText('Es gibt eine neue Version.').waitFor();
    expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('spieler@example.org');
  });
});

describe('without a network, from the first visit on', () => {
  const allowed = { serviceWorkers: 'allow' } as const;
  /** All that is fetched in advance is there. */
  const installed = (page: Page) =>
    page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active?.state)');
  const nameOf = 'Dein Konto';

  withPage(
    'screens open by their addresses, and a picture is never taken for one of them',
    async (page) => {
      await page.goto('/tipps');
      await heading(page, 'Meine Tipps').waitFor();
      await installed(page);
      await page.goto('/flags/de.svg');
      await page.goto('/rangliste');
      await page.getByRole('list', { name: 'Rangliste' }).waitFor();
      await page.context().setOffline(true);
      for (const [path, title] of [
        ['/rangliste', 'Rangliste'],
        ['/tipps', 'Meine Tipps'],
        // Its code was never needed before.
        ['/profil', 'Mein Profil'],
      ] as const) {
        await page.goto(path);
        await heading(page, title).waitFor();
        await page.getByRole('button', { name: nameOf }).waitFor();
        await page.getByText('Verbindung unterbrochen', { exact: false }).first().waitFor();
      }
    },
    allowed,
  );

  withPage(
    'nothing of the page names the player, and nobody is shown who has logged out',
    async (page) => {
      await page.goto('/tipps');
      await heading(page, 'Meine Tipps').waitFor();
      await installed(page);
      const kept = await page.evaluate<
        string[]
      >(`caches.keys().then((names) => Promise.all(names.map(async (name) => {
        const cache = await caches.open(name);
        const found = await cache.matchAll();
        const pages = found.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
        return Promise.all(pages.map((page) => page.text()));
      }))).then((lists) => lists.flat())`);
      expect(kept).toHaveLength(1);
      expect(kept[0]).toMatch(
        /<script id="page-config" type="application\/json">\{"build":"[0-9a-f]{12}"\}<\/script>/,
      );
      await page.getByRole('button', { name: nameOf }).click();
      await page.getByRole('menuitem', { name: 'Abmelden' }).click();
      await page.getByRole('button', { name: 'Kostenlos mitspielen' }).waitFor();
      await page.context().setOffline(true);
      await page.goto('/');
      await page.getByRole('button', { name: 'Kostenlos mitspielen' }).waitFor();
      expect(await page.getByRole('button', { name: nameOf }).count()).toBe(0);
    },
    allowed,
  );

  withPage(
    'the next service worker waits until a page takes its build',
    async (page) => {
      await page.goto('/tipps');
      await heading(page, 'Meine Tipps').waitFor();
      await installed(page);
      await builds.serve('two');
      await page.reload();
      const waits = () =>
        page.evaluate<boolean>(
          'navigator.serviceWorker.getRegistration().then((all) => Boolean(all?.waiting))',
        );
      await until('the next service worker waits', waits, 60);
      // What the page of the first one may still need is there.
      expect(await shells(page)).toHaveLength(2);
      await builds.serve('one');
      await page.reload();
      await heading(page, 'Meine Tipps').waitFor();
      await builds.serve('two');
      await openStatistic(page);
      await open(page, 'Rangliste');
      await page.getByRole('list', { name: 'Rangliste' }).waitFor();
      expect(await isTwo(page)).toBe(true);
      await until('the first one is gone', async () => (await shells(page)).length === 1);
    },
    allowed,
  );

  const shells = (page: Page) =>
    page.evaluate<string[]>(`caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)
      .then((cache) => cache.keys())))).then((lists) => lists.flat().map(({ url }) => url)
      .filter((url) => url.includes('/shell.html')))`);
});
