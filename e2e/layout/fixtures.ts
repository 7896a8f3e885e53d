import { expect, test as base } from '@playwright/test';
import { observers } from '../../infra/bench/web-observers.ts';
import type { Role } from './recordings.ts';
import { go, settled } from './settled.ts';
import { openSite, type Site } from './site.ts';

export { expect };

type How = Parameters<Site['show']>[1];

/** The screen of an address: `/tipps?tab=sieger` belongs to `tipps`; undefined if no screen is open. */
const screenOf = (url: string): string | undefined =>
  url.startsWith('http') ? new URL(url).pathname.split('/')[1] : undefined;

/**
 * The built app with recorded responses. `recorded.show(role)` sets the role, `recorded.open(path)` resolves when a
 * screen is completely loaded. Page errors, violations of the gateway's content security policy, and unrecorded queries
 * fail the test.
 */
export const test = base.extend<
  {
    recorded: {
      show(role: Role, how?: How): Promise<void>;
      /** Loads the page at this address, and resolves when it is completely loaded. */
      open(path: string): Promise<void>;
      /** The same by the router, starting from another screen, which is much faster. */
      go(path: string): Promise<void>;
      /** Resolves when everything that the page has requested is shown. */
      settled(): Promise<void>;
    };
  },
  { site: Site }
>({
  hasTouch: true,
  // A trace would take a screenshot of each of some thousand steps.
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
