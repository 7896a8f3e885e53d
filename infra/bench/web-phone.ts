import type { Browser, Page } from 'playwright-core';
import { observers, type Seen } from './web-observers.ts';

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  ...{ isMobile: true, hasTouch: true, locale: 'de-DE', timezoneId: 'Europe/Berlin' },
};
/** The processor's slowdown compared with this machine: Lighthouse's four, or less on a slow machine. */
export const CPU_SLOWDOWN = Number(process.env['BENCH_CPU_SLOWDOWN'] ?? 4);
/** 1.6 and 0.75 Mbit/s, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const QUIET_MS = 5_000;
const QUIET_TIMEOUT_MS = 90_000;

export type PhoneOptions = {
  baseUrl: string;
  /** The cookies of the logged-in player: 'name=value; …'. */
  cookie?: string;
  /** Whether the page may have a service worker, as on a second visit. */
  hasWorker?: boolean;
};

/** A browser without stored data. Its pages record `Seen`, and run at this machine's speed until `slowDown`. */
export async function takePhone(browser: Browser, { baseUrl, cookie, hasWorker = false }: PhoneOptions) {
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

/** Slows down a page's processor, and with 'all' also its network. */
export async function slowDown(page: Page, what: 'all' | 'processor'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (what === 'all') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Slows down the network of service workers. Their requests do not pass through the page, and Playwright cannot control
 * workers, so this uses the browser's protocol.
 * @returns a function that ends it
 * @throws Error if there is no worker
 */
export async function slowWorkerDown(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  if (workers.length === 0) throw new Error('the page has no service worker');
  for (const { targetId } of workers) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const send = (id: number, method: string, params: object) => {
      const message = JSON.stringify({ id, method, params });
      return session.send('Target.sendMessageToTarget', { sessionId, message });
    };
    await send(1, 'Network.enable', {});
    await send(2, 'Network.emulateNetworkConditions', NETWORK);
  }
  return () => session.detach();
}

/** Waits until nothing has happened in the page for five seconds. @returns its measurements */
export async function quiet(page: Page): Promise<Seen> {
  // Polls from outside, because the page's content security policy forbids a wait inside the page.
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
