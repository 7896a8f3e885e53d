import { expect, test as base } from '@playwright/test';
import { observers } from '../../infra/bench/web-observers.ts';
import type { Role } from './recordings.ts';
import { go, settled } from './settled.ts';
import { openSite, type Site } from './site.ts';

export { expect };

type How = Parameters<Site['show']>[1];

/** `/tipps?tab=sieger` is an address of the screen `tipps`; undefined where none is open. */
const screenOf = (url: string): string | undefined =>
  url.startsWith('http') ? new URL(url).pathname.split('/')[1] : undefined;

/**
 * The built app on recorded answers. `recorded.show(role)` says for whom, `recorded.open(path)` resolves when a screen stands there whole.
 * What the page reports as broken, what the gateway's content security policy refuses, and a query that is not recorded fail the test.
 */
export const test = base.extend<
  {
    recorded: {
      show(role: Role, how?: How): Promise<void>;
      /** Loads the page at this address, and resolves when all of it stands there. */
      open(path: string): Promise<void>;
      /** The same by the router, where another screen stands there: much quicker. */
      go(path: string): Promise<void>;
      /** Resolves when all that the page has asked for since stands there. */
      settled(): Promise<void>;
    };
  },
  { site: Site }
>({
  hasTouch: true,
  // It would photograph every step of some thousand.
  trace: 'off',
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  async recorded({ page, site }, use) {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) errors.push(message.text());
    });
    await page.addInitScript({ content: observers });
    await use({
      show: (role, how) => site.show(role, how),
      async open(path) {
        await page.goto(path, { waitUntil: 'commit' });
        await settled(page, site);
      },
      async go(path) {
        const shown = screenOf(page.url());
        if (shown === undefined || shown === screenOf(site.url + path)) return this.open(path);
        await go(page, path);
        await settled(page, site);
      },
      settled: () => settled(page, site),
    });
    expect([...errors, ...site.unanswered]).toEqual([]);
  },
});
