import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More tab stops than any screen has. */
const MAX_STOPS = 150;

// The problem with the focused element: no outline shows it (its own, that of its tap target, or of its label), or
// something covers it.
const PROBLEM = `(() => {
  const element = document.activeElement;
  const name = element.ariaLabel || element.textContent.trim() || element.localName;
  const isDrawn = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const around = element.closest('label, :has(> input:focus)');
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), ...(around ? [getComputedStyle(around)] : [])];
  if (!styles.some(isDrawn)) return 'not marked: ' + name;
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!there || !(element.contains(there) || (there !== document.body && there.contains(element)))) return 'covered: ' + name + ' at ' + [left, top, width, height].map(Math.round) + ' by ' + there?.outerHTML.slice(0, 200);
  return '';
})()`;

export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`);

/** Presses the key until the selected element has the focus; every stop on the way must be visible. */
export async function walkTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    // The page may still be scrolling there.
    await expect.poll(() => page.evaluate<string>(PROBLEM)).toBe('');
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`${key} does not lead to ${selector}`);
}
