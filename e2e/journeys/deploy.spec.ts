import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@tippspiel/shared/platform/testing/until';
import type { Page, Request } from '@playwright/test';
import { makeTempFolder } from '../../infra/local/temp-folder.ts';
import { answered } from '../answered.ts';
import { askedToLeave } from '../asked-to-leave.ts';
import { expect, test, appStarted } from '../fixtures.ts';
import { BEFORE_KICKOFF, openOwnProduct, type OwnProduct } from '../products/opened-product.ts';
import { installed } from '../service-worker.ts';
import { buildId } from '../../web/build-id.ts';
import { makeTwoBuilds, type Builds } from '../two-builds.ts';

// A newer version of the app is deployed while pages are open. All tests share the served build.
test.describe.configure({ mode: 'serial' });

const PLAYER = 'spieler@example.org';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let builds: Builds;
let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await makeTempFolder();
  builds = await makeTwoBuilds(folder.path);
  product = await openOwnProduct({
    ...BEFORE_KICKOFF,
    env: { WEB_DIST: builds.dist, WEB_KEPT: builds.kept, FIRST_ANSWERS_MS: '5000' },
  });
});
test.afterAll(async () => {
  await product.close();
  await folder.remove();
});
test.beforeEach(() => serve('one'));

/** Deploys a build; resolves when the gateway has seen it. */
async function serve(build: 'one' | 'two'): Promise<void> {
  await builds.serve(build);
  const id = buildId(await readFile(join(builds.dist, 'index.html'), 'utf8'));
  const served = async () => (await fetch(product.baseUrl, { method: 'HEAD' })).headers.get('x-app');
  await until('the gateway has seen the build', async () => (await served()) === id);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
/** Marks the page, to detect a reload. */
const mark = (page: Page) => page.evaluate('globalThis.marked = true');
const isMarked = (page: Page) => page.evaluate<boolean>('globalThis.marked === true');
/** Whether a page belongs to the second build, by its scripts; false while it is loading. */
const isTwo = (page: Page) =>
  page
    .evaluate<boolean>(`[...document.scripts].some(({ src }) => src.endsWith('-two.js'))`)
    .catch(() => false);

async function openTipps(page: Page): Promise<void> {
  await page.goto('/tipps');
  await expect(heading(page, 'Meine Tipps')).toBeVisible();
  await appStarted(page);
}

/** The queries of the statistic. */
const STATISTIC = ['StatisticMatches', 'MatchStatistic', 'PlayerStatistic', 'BonusCards'];

/**
 * Call it before the page is opened. The returned function waits for the answers to all queries under way, and keeps
 * further ones waiting, but those of the statistic.
 */
function holdQueries(page: Page) {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('/graphql') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await until('no query is under way', async () => underWay.size === 0);
    // A handler that does nothing keeps the request waiting, until the route ends.
    await page.route('**/graphql', (route) =>
      STATISTIC.includes((route.request().postDataJSON() as { operationName: string }).operationName)
        ? route.continue()
        : undefined,
    );
  };
}

/** Opens a screen whose response contains the current version. */
async function openStatistic(page: Page): Promise<void> {
  const loaded = answered(page, 'StatisticMatches');
  await follow(page, 'Statistik');
  await expect(heading(page, 'Statistik')).toBeVisible();
  await (await loaded).finished();
}

async function openRanking(page: Page): Promise<void> {
  await follow(page, 'Rangliste');
  await expect(page.getByRole('list', { name: 'Rangliste' })).toBeVisible();
  await appStarted(page);
}

test(
  'a deploy between two clicks does not interrupt, and the next change of screen loads the new version',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ on: product, as: PLAYER, width: 1280 });
    const hold = holdQueries(page);
    await openTipps(page);
    await mark(page);
    // Any other answer would tell the page of the new version before the first click.
    await hold();
    await serve('two');
    await openStatistic(page);
    expect(await isMarked(page)).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openRanking(page);
    expect(await isMarked(page)).toBe(false);
    expect(await isTwo(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/rangliste');
  },
);

test(
  'after a deploy without the earlier files, the page reloads once at the requested address',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ on: product, as: PLAYER, width: 1280 });
    await openTipps(page);
    await mark(page);
    await builds.forgetKept();
    await serve('two');
    let pages = 0;
    page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
    await follow(page, 'Statistik');
    await expect(heading(page, 'Statistik')).toBeVisible();
    await expect.poll(() => isTwo(page)).toBe(true);
    expect(await isMarked(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/statistik');
    expect(pages).toBe(1);
  },
);

test('a deploy waits while text is being written', { tag: '@long' }, async ({ open }) => {
  const page = await open({ on: product, as: PLAYER, width: 1280 });
  const isNew = page.getByText('Es gibt eine neue Version.');
  await page.goto('/');
  await appStarted(page);
  const field = page.getByPlaceholder('Was gibt es Neues?');
  await field.fill('Noch nicht fertig');
  await mark(page);
  await serve('two');
  const asked = answered(page, 'Feed');
  await page.getByRole('button', { name: 'Aktualisieren' }).first().click();
  await asked;
  await expect(isNew).toBeVisible();
  const asks = askedToLeave(page);
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await asks;
  await expect(field).toHaveValue('Noch nicht fertig');
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Noch nicht fertig' })).toBeVisible();
  await expect(isNew).toBeHidden();
  expect(await isMarked(page)).toBe(true);
  await openRanking(page);
  expect(await isMarked(page)).toBe(false);
});

test(
  'a deploy waits while a visitor fills in a form, also after text was typed into the other form',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ on: product, width: 1280 });
    await page.goto('/');
    await appStarted(page);
    await page.getByLabel('E-Mail-Adresse').fill(PLAYER);
    await page.getByLabel('Passwort', { exact: true }).fill('nicht dieses');
    await page.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
    await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
    await serve('two');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).last().click();
    await expect(page.getByText('Es gibt eine neue Version.')).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(PLAYER);
  },
);

test('the next service worker waits until a page uses its build', { tag: '@long' }, async ({ open }) => {
  const shells = (page: Page) =>
    page.evaluate<string[]>(`caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)
      .then((cache) => cache.keys())))).then((lists) => lists.flat().map(({ url }) => url)
      .filter((url) => url.includes('/shell.html')))`);
  const page = await open({ on: product, as: PLAYER, width: 1280, serviceWorkers: 'allow' });
  await openTipps(page);
  await installed(page);
  await serve('two');
  await page.reload();
  await until('the next service worker waits', () =>
    page.evaluate<boolean>('navigator.serviceWorker.getRegistration().then((all) => Boolean(all?.waiting))'),
  );
  // Files that the first build's page may still need are kept.
  expect(await shells(page)).toHaveLength(2);
  await serve('one');
  await page.reload();
  await expect(heading(page, 'Meine Tipps')).toBeVisible();
  await appStarted(page);
  await serve('two');
  await openStatistic(page);
  await openRanking(page);
  expect(await isTwo(page)).toBe(true);
  await until('the first one is gone', async () => (await shells(page)).length === 1);
});
