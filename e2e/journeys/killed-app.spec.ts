import { openLine, type Line } from '@tippspiel/shared/platform/testing/line';
import { until } from '@tippspiel/shared/platform/testing/until';
import type { Page } from '@playwright/test';
import { makeTempFolder } from '../../infra/local/temp-folder.ts';
import { answered } from '../answered.ts';
import { openDevice, type Device } from '../device.ts';
import { expect, test as base } from '../fixtures.ts';
import { knownRows, outboxRows } from '../known-rows.ts';
import { logIn } from '../log-in.ts';
import { PASSWORD } from '../product.ts';
import { BEFORE_KICKOFF, openOwnProduct, type OwnProduct } from '../products/opened-product.ts';
import { installed } from '../service-worker.ts';

// The app's browser is killed, as on phones, from half an hour before a lock on. The last test continues after the lock.
base.describe.configure({ mode: 'serial' });

/** Germany – Hungary; it locks while these tests run. */
const MATCH = 14;
const OTHER = 15;
const LOCK = Date.parse('2024-06-19T16:00:00Z');
const MINUTE_MS = 60_000;
const PLAYER = 'spieler4@example.org';
/** Longer than a closed page's save may take (`LEFT_BEHIND_MS` of the app). */
const SETTLED_MS = 46_000;

let product: OwnProduct;
/** The network between the browsers and the product. */
let line: Line;
let folder: Awaited<ReturnType<typeof makeTempFolder>>;

const test = base.extend<{ begin(): Promise<Device> }>({
  /** Opens the phone's browser, also again after it was killed. */
  begin: async ({ contextOptions, errors, launchOptions, locale, timezoneId, viewport }, use) => {
    const { executablePath, args } = launchOptions;
    const options = { ...contextOptions, locale, timezoneId, viewport, executablePath, args };
    const opened: Device[] = [];
    await use(async () => {
      const device = await openDevice(folder.path, { ...options, baseURL: line.url }, errors);
      opened.push(device);
      return device;
    });
    await Promise.all(opened.map((device) => device.close()));
    line.mend();
  },
});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await openOwnProduct({
    ...BEFORE_KICKOFF,
    // Requests must be sent, so that the tests can delay them.
    env: { FIRST_ANSWERS_MS: '0' },
  });
  line = await openLine(product.baseUrl);
  folder = await makeTempFolder();
});
test.afterAll(async () => {
  await product.close();
  line.close();
  await folder.remove();
});

const goals = (page: Page, match: number) => page.locator(`#tore-${match}-1`);
const card = (page: Page, match: number) => page.locator(`#spiel-${match}`);
const unsaved = (page: Page) => page.getByRole('link', { name: '1 Tipp nicht gespeichert' });
const isSaved = (page: Page, match: number) => card(page, match).getByText('gespeichert', { exact: true });

/** Waits for what a finger on the screen would see. */
const twoFrames = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
const another = async (page: Page, match: number): Promise<string> =>
  (await goals(page, match).inputValue()) === '4' ? '3' : '4';

/** Logs in, and leaves when the device has stored the app and the tipps. */
async function visitBefore(page: Page): Promise<void> {
  await logIn(page, PLAYER, PASSWORD);
  await page.goto('/tipps');
  await expect(goals(page, MATCH)).toBeVisible();
  await installed(page);
  await until('the screen is known', async () =>
    (await knownRows(page)).some(({ value }) => value.includes('MyTipps')),
  );
}

test('a match that starts within the hour asks for its tipp with a clock; its screen is stored on the device', async ({
  begin,
}) => {
  const { page } = await begin();
  await visitBefore(page);
  await page.goto('/tipps?tab=spiele');
  await expect(card(page, MATCH).getByRole('timer')).toHaveText(/noch \d+:\d\d/);
});

test('killed right after a tap, the app restarts without a network, and shows the unsaved tipp until it is saved', async ({
  begin,
  open,
}) => {
  const { page, kill } = await begin();
  const elsewhere = await open({ on: product, as: PLAYER, width: 1280 });
  await page.goto('/tipps');
  await expect(goals(page, MATCH)).toBeVisible();
  const target = await another(page, MATCH);
  // The network is cut, so that nothing is sent, however long a busy machine takes to kill a browser.
  line.drop();
  await goals(page, MATCH).selectOption(target);
  await twoFrames(page);
  expect(await outboxRows(page)).toHaveLength(1);
  await kill();

  const { page: next } = await begin();
  await next.clock.install();
  await next.goto('/rangliste');
  await unsaved(next).click();
  await expect(next.getByRole('dialog').getByText('Noch nicht bestätigt')).toBeVisible();
  await next.keyboard.press('Escape');
  await expect(goals(next, MATCH)).toHaveValue(target);
  await expect(isSaved(next, MATCH)).toHaveCount(0);
  await elsewhere.goto('/tipps');
  await expect(goals(elsewhere, MATCH)).toBeVisible();
  await expect(goals(elsewhere, MATCH)).not.toHaveValue(target);

  line.mend();
  await next.clock.fastForward(30_000);
  await expect(unsaved(next)).toBeHidden({ timeout: 40_000 });
  await expect(card(next, MATCH).getByText('Noch nicht bestätigt')).toBeHidden();
  await elsewhere.reload();
  await expect(goals(elsewhere, MATCH)).toHaveValue(target);
});

test('killed during a save, the app finds what was stored', async ({ begin }) => {
  const { page, kill } = await begin();
  await page.goto('/tipps');
  await expect(goals(page, OTHER)).toBeVisible();
  const target = await another(page, OTHER);
  const keyOf = (body: string | null) => /"key":"(\w+)"/.exec(body ?? '')?.[1];
  let stored: string | undefined;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData();
    if (!body?.includes('SaveTipp')) return route.continue();
    // The response never arrives.
    await route.fetch();
    stored = keyOf(body);
  });
  await goals(page, OTHER).selectOption(target);
  await until('the save is stored', () => stored !== undefined);
  await kill();

  const { page: next } = await begin();
  const sent: unknown[] = [];
  next.on('request', (request) => {
    const body = request.postData();
    if (body?.includes('SaveTipp')) sent.push(keyOf(body));
  });
  await next.goto('/tipps');
  await expect(isSaved(next, OTHER)).toBeVisible();
  await expect(goals(next, OTHER)).toHaveValue(target);
  // It is the same save with the same key, which the server recognises.
  expect(sent).toEqual([stored]);
});

test(
  'killed before the lock and opened after it, the app shows what does not count',
  { tag: '@long' },
  async ({ begin }) => {
    test.setTimeout(180_000);
    // A browser that ends normally keeps its cookies; one killed right after the login does not.
    const before = await begin();
    await visitBefore(before.page);
    await before.close();
    const { page, kill } = await begin();
    await page.goto('/tipps');
    await expect(goals(page, MATCH)).toBeVisible();
    line.drop();
    await goals(page, MATCH).selectOption('9');
    await page.locator(`#tore-${MATCH}-2`).selectOption('1');
    await expect(card(page, MATCH).getByText('Noch nicht bestätigt')).toBeVisible();
    await kill();
    const later = LOCK + MINUTE_MS - product.now().getTime();
    await product.moveTo(LOCK + MINUTE_MS);

    const away = await begin();
    await away.page.clock.install({ time: Date.now() + later });
    await away.page.goto('/rangliste');
    await expect(away.page.getByText('noch zählt, wissen wir erst mit Verbindung.')).toBeVisible();
    await away.close();

    line.mend();
    const { page: next } = await begin();
    await next.clock.install();
    const refused = answered(next, 'SaveTipp');
    await next.goto('/rangliste');
    await refused;
    await next.clock.fastForward(SETTLED_MS);
    const late = next.getByText(
      /Dein Tipp 9:\d für Deutschland – Ungarn kam nicht mehr an und zählt nicht\./,
    );
    await expect(late).toBeVisible();
    await next.getByRole('button', { name: 'Verstanden' }).click();
    await expect(late).toHaveCount(0);
  },
);
