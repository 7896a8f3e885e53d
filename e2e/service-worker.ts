import type { Page } from '@playwright/test';

/** Resolves when all is there that is fetched in advance. */
export const installed = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active?.state)');
