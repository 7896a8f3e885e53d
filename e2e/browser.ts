import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';
import { observers, type Seen } from '../infra/bench/web-observers.ts';
import { browserFlags } from '../infra/local/install/browser-flags.ts';
import { brokenWords, largeTextProblems, layoutProblems } from './layout.ts';

const artifacts = join(import.meta.dirname, '../artifacts/e2e');
/** What a screen may move by itself while it opens (Cumulative Layout Shift). */
const MAX_SHIFTS = 0.02;
/** Pages that axe looks at: what it tries there, the page's policy may refuse. */
const inspected = new WeakSet<Page>();
const INSPECTED = 'axe has looked';

/** The Chromium that the test run found or installed; `full` is the one that shows notifications, and slower. */
export async function openBrowser(kind: 'full' | 'quick' = 'quick'): Promise<Browser> {
  await mkdir(artifacts, { recursive: true });
  const path = process.env[kind === 'full' ? 'CHROMIUM_FULL_PATH' : 'CHROMIUM_PATH'];
  return chromium.launch({ executablePath: path ?? '/usr/bin/chromium', args: browserFlags });
}

/** Widths in px of what is walked through once, and looked at on both. */
export const PHONE = 390;
const DESK = 1280;

export type Visit = { page: Page; errors: string[]; close(): Promise<void> };

/** A page counts as opened when the app has taken the place of the likeness that it came with (docs/adr/0071-first-screens-are-finished-html.md). */
function openWhole(page: Page): void {
  const { goto, reload } = page;
  const isWhole = () => page.locator('#root > [inert]').waitFor({ state: 'detached' });
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await isWhole();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await isWhole();
    return response;
  };
}

/**
 * A fresh visitor with a screen of this width; what the page reports as broken, and what its policy refuses, is kept in `errors`. Without the service worker, which
 * would fetch all of the app for each of them, unless `more` allows it.
 */
export async function visit(
  browser: Browser,
  baseUrl: string,
  width: number,
  more: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    ...screenOf(width),
    serviceWorkers: 'block',
    ...more,
  });
  return firstPage(context);
}

const screenOf = (width: number) => ({
  viewport: { width, height: width < 700 ? 844 : 900 },
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce' as const,
});

async function firstPage(context: BrowserContext): Promise<Visit> {
  await context.addInitScript({ content: observers });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  openWhole(page);
  const errors: string[] = [];
  // Of further tabs, too.
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    const from = message.page();
    if (message.text().includes('Content Security Policy') && !(from && inspected.has(from)))
      errors.push(message.text());
  });
  const close = async (): Promise<void> => {
    // An answer that a route still waits for would be read when the page is gone.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, errors, close };
}

export type Device = Visit & {
  /** Ends its browser as phones end apps: at once, with all that it was about to do. */
  kill(): Promise<void>;
};

/** A browser of its own, which remembers in `folder` what phones do, until it is opened there again; its service worker works. */
export async function openDevice(folder: string, baseUrl: string, width: number): Promise<Device> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
    baseURL: baseUrl,
    ...screenOf(width),
  });
  const kill = async (): Promise<void> => {
    const system = await context.browser()?.newBrowserCDPSession();
    const { processInfo } = (await system?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
    const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
    if (!id) throw new Error('Which process is the browser?');
    const gone = new Promise((resolve) => context.once('close', resolve));
    process.kill(id, 'SIGKILL');
    await gone;
  };
  return { ...(await firstPage(context)), kill };
}

/** The next time the page is about to go the browser asks, and the player stays. Fails where it does not ask. */
export async function askedToLeave(page: Page): Promise<void> {
  const question = await page.waitForEvent('dialog', (dialog) => dialog.type() === 'beforeunload');
  await question.dismiss();
}

/** What axe has against the page as it is, by all its rules or these alone: hopefully nothing. */
export async function axeProblems(page: Page, rules?: string[]): Promise<string[]> {
  inspected.add(page);
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  // Said in the page: the whole of its results takes as long to come here as the look itself.
  const problems = await page.evaluate<string[]>(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => 'axe ' + id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`);
  // What its attempts have left in the console comes before this.
  const done = page.waitForEvent('console', (message) => message.text() === INSPECTED);
  await page.evaluate(`console.info('${INSPECTED}')`);
  await done;
  inspected.delete(page);
  return problems;
}

/** What axe has against the colours of a page in the dark: all else it finds in the light. */
export async function darkProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const problems = await axeProblems(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  return problems.map((problem) => `in the dark: ${problem}`);
}

/** What axe and the layout, with usual and larger text, have against the page as it is: hopefully nothing. */
export async function inspect(page: Page): Promise<string[]> {
  await page.evaluate('window.scrollTo(0, 0)');
  return [...(await axeProblems(page)), ...(await roomProblems(page))];
}

/** `inspect`, and the layout on a desk for what is walked through on a phone, or the other way round. */
export async function inspectBoth(page: Page): Promise<string[]> {
  const problems = await inspect(page);
  const usual = page.viewportSize();
  if (!usual) return problems;
  const other = usual.width === PHONE ? DESK : PHONE;
  await page.setViewportSize(screenOf(other).viewport);
  problems.push(...(await roomProblems(page)).map((problem) => `at ${other} px: ${problem}`));
  await page.setViewportSize(usual);
  await drawn(page);
  return problems;
}

/** Resolves when the page's new size is drawn. */
const drawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

async function roomProblems(page: Page): Promise<string[]> {
  await drawn(page);
  return [...(await layoutProblems(page)), ...(await brokenWords(page)), ...(await largeTextProblems(page))];
}

/** What the page has moved since it was opened although nobody touched it: hopefully nothing. To be asked before its size is changed. */
export async function shiftProblems(page: Page): Promise<string[]> {
  const { shifts, moved } = await page.evaluate<Seen>('globalThis.seen');
  return shifts > MAX_SHIFTS ? [`moves by ${shifts.toFixed(3)}, most: ${moved}`] : [];
}

/** Resolves when this call of the graph is answered: to be asked for before what makes the page call. */
export const answered = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);

/** Keeps a picture of the page as it is. */
export async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(artifacts, `${name}.png`), fullPage: true });
}

/** Keeps a picture of where a test failed. */
export const keepFailure = (page: Page, name: string): Promise<void> =>
  photograph(page, `failed-${name}`).catch(() => undefined);
