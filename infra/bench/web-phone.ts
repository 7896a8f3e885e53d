import type { Browser, BrowserContext, Page } from 'playwright-core';
import { observers, type Seen } from './web-observers.ts';

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  ...{ isMobile: true, hasTouch: true, locale: 'de-DE', timezoneId: 'Europe/Berlin' },
};
/** How many times slower than this machine's its processor is: Lighthouse's four, and less where this machine is a slow one itself. */
export const CPU_SLOWDOWN = Number(process.env['BENCH_CPU_SLOWDOWN'] ?? 4);
/** 1.6 and 0.75 Mbit/s, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const QUIET_MS = 5_000;
const QUIET_TIMEOUT_MS = 90_000;

export type Phone = { context: BrowserContext; open(): Promise<Page>; close(): Promise<void> };
export type PhoneOptions = {
  baseUrl: string;
  /** Of who is logged in: 'name=value; …'. */
  cookie?: string;
  /** Only pages that are shown a second time have one. */
  hasWorker?: boolean;
};

/** A browser that knows nothing yet; its pages note what `Seen` says, and are as quick as this machine until `slowDown`. */
export async function takePhone(
  browser: Browser,
  { baseUrl, cookie, hasWorker = false }: PhoneOptions,
): Promise<Phone> {
  const serviceWorkers = hasWorker ? 'allow' : 'block';
  const context = await browser.newContext({ ...PHONE, baseURL: baseUrl, serviceWorkers });
  if (cookie) await context.addCookies(cookiesOf(cookie, baseUrl));
  await context.addInitScript({ content: observers });
  return { context, open: () => context.newPage(), close: () => context.close() };
}

const cookiesOf = (cookie: string, url: string) =>
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

/** Makes the processor of a page slow, and its network where that is part of what is measured. */
export async function slowDown(page: Page, what: 'all' | 'processor'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (what === 'all') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Requests of a service worker do not pass through the page, nor does Playwright reach into workers: this asks the browser
 * to slow its network down as well.
 * @returns an end
 * @throws Error when there is no worker
 */
export async function slowWorkerDown(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  if (workers.length === 0) throw new Error('the page has no service worker');
  for (const { targetId } of workers) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const tell = (id: number, method: string, params: object) => {
      const message = JSON.stringify({ id, method, params });
      return session.send('Target.sendMessageToTarget', { sessionId, message });
    };
    await tell(1, 'Network.enable', {});
    await tell(2, 'Network.emulateNetworkConditions', NETWORK);
  }
  return () => session.detach();
}

/** Resolves when nothing has happened in the page for five seconds, with what it noted. */
export async function quiet(page: Page): Promise<Seen> {
  // Asked from outside: the page's policy refuses what would wait within it.
  const isQuiet = () =>
    page.evaluate<boolean>(
      `document.readyState === 'complete' && performance.now() - globalThis.seen.changed > ${QUIET_MS}`,
    );
  const end = Date.now() + QUIET_TIMEOUT_MS;
  while (!(await isQuiet())) {
    if (Date.now() > end) throw new Error(`${page.url()} does not come to rest`);
    await page.waitForTimeout(250);
  }
  return seenBy(page);
}

export const seenBy = (page: Page): Promise<Seen> => page.evaluate<Seen>('globalThis.seen');
