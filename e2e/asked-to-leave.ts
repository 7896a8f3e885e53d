import type { Page } from '@playwright/test';

/** Expects that the browser asks before the page is left, and stays on the page. Fails if it does not ask. */
export async function askedToLeave(page: Page): Promise<void> {
  const question = await page.waitForEvent('dialog', (dialog) => dialog.type() === 'beforeunload');
  await question.dismiss();
}
