import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More stops than any screen has. */
const MOST = 150;

// What is wrong with the place where the focus is: no outline shows it (its own, that of its tapped surface or of the label it stands
// in), or something lies over it.
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

/** Presses until what is looked for has the focus; every stop on the way is to be seen. */
export async function walkTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST; stop++) {
    await page.keyboard.press(key);
    // The page may be on its way there.
    await expect.poll(() => page.evaluate<string>(PROBLEM)).toBe('');
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`${key} does not lead to ${selector}`);
}
