import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More tab stops than any screen has. */
const MAX_STOPS = 150;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () =>
    target.evaluate((element: { matches(selector: string): boolean }) => element.matches(':focus'));
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await hasFocus()) return;
  }
  await expect(target, 'Tab leads there').toBeFocused();
}
