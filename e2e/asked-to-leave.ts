import type { Page } from '@playwright/test';

/** The next time the page is about to go the browser asks, and the player stays. Fails where it does not ask. */
export async function askedToLeave(page: Page): Promise<void> {
  const question = await page.waitForEvent('dialog', (dialog) => dialog.type() === 'beforeunload');
  await question.dismiss();
}
