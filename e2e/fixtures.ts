import {
  expect,
  request,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { callHost } from './products/host-calls.ts';
import {
  openOwnProduct,
  toHandle,
  type OwnProduct,
  type SharedProductHandle,
} from './products/opened-product.ts';
import type { SharedProduct } from './products/shared-products.ts';
import { watchErrors } from './watch-errors.ts';

export { expect };

export type JourneyOptions = {
  /** The shared product that a test uses. */
  instant: SharedProduct;
};

type OpenOptions = Omit<BrowserContextOptions, 'baseURL' | 'viewport'> & {
  /** The account to log in. */
  as?: string;
  width?: number;
  /** Another product instead of the shared one. */
  on?: { baseUrl: string };
  /** Another browser instead of the run's. */
  browser?: Browser;
};

type Fixtures = {
  product: SharedProductHandle;
  /** Opens a product for this test only; it is closed with the test. */
  ownProduct(...options: Parameters<typeof openOwnProduct>): Promise<OwnProduct>;
  /** Errors reported by pages; it must be empty at the end of a test. Tests remove the errors that they expect. */
  errors: string[];
  /** Opens a page in a separate browser context. */
  open(options?: OpenOptions): Promise<Page>;
  /** A demo account that no other test uses. */
  account: { id: number; email: string };
  /** A page of an anonymous visitor. */
  visitor: Page;
  /** The page of `account`. */
  player: Page;
  /** A page of admin@example.org. */
  operator: Page;
};

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type WorkerFixtures = {
  /** The logins of this worker: one for each account of a product. */
  sessions: Map<string, Promise<State>>;
};

/** The time limit of a start on a slow machine with other starts in parallel. */
const START_MS = 300_000;

/** Excludes the time of a start from the test's timeout. */
async function outsideTestTimeout<Result>(test: TestInfo, start: () => Promise<Result>): Promise<Result> {
  const { timeout } = test;
  const started = performance.now();
  test.setTimeout(timeout + START_MS);
  const result = await start();
  test.setTimeout(timeout + performance.now() - started);
  return result;
}

const openShared = async (test: TestInfo, instant: SharedProduct) =>
  toHandle(await outsideTestTimeout(test, () => callHost('shared', instant)));

async function logInAt(baseURL: string, email: string): Promise<State> {
  const anonymous = await request.newContext({ baseURL });
  await logIn({ request: anonymous }, email, PASSWORD);
  const state = await anonymous.storageState();
  await anonymous.dispose();
  return state;
}

const sizeOf = (width: number) => ({ width, height: width < 700 ? 844 : 900 });

export const test = base.extend<JourneyOptions & Fixtures, WorkerFixtures>({
  instant: ['matchday', { option: true }],
  product: async ({ instant }, use, info) => {
    await use(await openShared(info, instant));
  },
  ownProduct: async ({ browserName: _ }, use, info) => {
    const opened: OwnProduct[] = [];
    await use(async (options) => {
      const product = await outsideTestTimeout(info, () => openOwnProduct(options));
      opened.push(product);
      return product;
    });
    await Promise.all(opened.map((product) => product.close()));
  },
  sessions: [({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],
  errors: async ({ browserName: _ }, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, 'what pages have reported').toEqual([]);
  },
  open: async ({ browser, errors, instant, sessions }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as, width, on, browser: other = browser, ...options } = {}) => {
      const { baseUrl } = on ?? (await openShared(info, instant));
      const context = await other.newContext({
        baseURL: baseUrl,
        ...(width && { viewport: sizeOf(width) }),
        ...(as && { storageState: await sessionOf(baseUrl, as) }),
        ...options,
      });
      contexts.push(context);
      watchErrors(context, errors);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));

    function sessionOf(baseUrl: string, email: string): Promise<State> {
      const key = `${baseUrl} ${email}`;
      const session = sessions.get(key) ?? logInAt(baseUrl, email);
      sessions.set(key, session);
      return session;
    }
  },
  account: async ({ product: _, instant }, use) => {
    const id = await callHost('nextPlayer', instant);
    await use({ id, email: `spieler${id}@example.org` });
  },
  visitor: async ({ open }, use) => use(await open()),
  player: async ({ open, account }, use) => use(await open({ as: account.email })),
  operator: async ({ open }, use) => use(await open({ as: 'admin@example.org', width: 1280 })),
});

/** Resolves when the app has replaced the page's static shell; earlier clicks have no effect. */
export const appStarted = (page: Page): Promise<void> =>
  expect(page.locator('#root > [inert]')).toHaveCount(0);
