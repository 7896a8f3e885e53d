import type { Page } from '@playwright/test';

/** Resolves when all precached files are stored. */
export const installed = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active?.state)');
