import { chromium, type Browser, type Page } from '@playwright/test';
import { browserFlags } from '../../infra/local/install/browser-flags.ts';
import { ensureBrowsers } from '../../infra/local/install/browser.ts';
import { consoleLog } from '../../infra/local/log.ts';
import { ensureWebBuilt } from '../../infra/local/web-build.ts';
import { closeAll, dialogs, runSteps } from '../dialogs.ts';
import { logIn } from '../log-in.ts';
import { openProduct, PASSWORD, type Product } from '../product.ts';
import { screens } from '../screens.ts';
import {
  keyOf,
  roleNames,
  roles,
  writeRecording,
  type Exchange,
  type GraphAnswer,
  type Recording,
} from './recordings.ts';
import { DAY, shorten } from './shorten.ts';
import { whole } from './settled.ts';

// npm run record: starts a product with a small demo, opens every screen and dialog as each role, and stores the
// responses in `e2e/layout/recordings`. The layout tests use only these.
const KICKOFF = Date.parse(`${DAY}T16:00:00Z`);
const HOUR_MS = 3_600_000;
const PHONE = { width: 390, height: 844 };
/** At a desk the table is shown next to the screen. */
const DESK = { width: 1280, height: 900 };

type Asked = { operationName: string; variables?: Record<string, unknown> };

await ensureWebBuilt(consoleLog);
const { CHROMIUM_PATH } = await ensureBrowsers(consoleLog);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: browserFlags });
const product = await openProduct({
  ...{ instant: KICKOFF - 2 * HOUR_MS, players: 12, processes: 1 },
  // Pages must request all their data.
  env: { FIRST_ANSWERS_MS: '0' },
});
try {
  for (const role of roleNames) {
    const recording = await record(browser, product, roles[role]);
    await writeRecording(role, recording);
    console.log(`${role}: ${recording.exchanges.length} answers`);
  }
} finally {
  await product.close();
  await browser.close();
}

async function record(
  browser: Browser,
  { baseUrl }: Product,
  email: keyof typeof screens,
): Promise<Recording> {
  const context = await browser.newContext({
    ...{ baseURL: baseUrl, viewport: PHONE, hasTouch: true, serviceWorkers: 'block' },
    ...{ locale: 'de-DE', timezoneId: 'Europe/Berlin' },
  });
  const page = await context.newPage();
  const exchanges = await listen(page);
  if (email) await logIn(page, email, PASSWORD);
  // With reduced motion the first visit would have no feast.
  await open(page, '/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const {
    csrfToken: _token,
    build: _build,
    ...config
  } = JSON.parse((await page.locator('#page-config').textContent()) ?? '');
  for (const path of screens[email])
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await open(page, path);
    }
  await page.setViewportSize(PHONE);
  for (const [path, ways] of Object.entries(dialogs[email] ?? {})) {
    await open(page, path);
    for (const way of ways) {
      await runSteps(page, way);
      await page.waitForLoadState('networkidle');
      await whole(page);
      await closeAll(page);
    }
  }
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
  return { config, exchanges: [...exchanges.values()].map(shorten) };
}

/** An idle network is not enough, because the machine may not have started the app yet. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whole(page);
  await page.waitForLoadState('networkidle');
  await whole(page);
}

/** Keeps the first response to each request, because later ones contain the walk's own changes. */
async function listen(page: Page): Promise<Map<string, Exchange>> {
  const exchanges = new Map<string, Exchange>();
  await page.route('**/graphql', async (route) => {
    const { operationName: operation, variables = {} } = route.request().postDataJSON() as Asked;
    const response = await route.fetch();
    const key = keyOf({ operation, variables });
    if (!exchanges.has(key)) {
      const answer = (await response.json()) as GraphAnswer;
      if (!exchanges.has(key)) exchanges.set(key, { operation, variables, answer });
    }
    await route.fulfill({ response });
  });
  return exchanges;
}
