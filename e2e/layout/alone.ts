import type { Page } from '@playwright/test';

// A menu is positioned at its button, so its ancestors stay. Elements that are added meanwhile are hidden, too.
const ALONE = `(() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) return;
  if (!window.alone) {
    // The page's policy forbids inline styles.
    window.alone = new CSSStyleSheet();
    window.alone.replaceSync('[data-around] > :not([data-around], [data-on-top]) { display: none !important }');
    document.adoptedStyleSheets.push(window.alone);
  }
  dialog.toggleAttribute('data-on-top', true);
  for (let box = dialog.parentElement; box && box !== document.documentElement; box = box.parentElement)
    box.toggleAttribute('data-around', true);
})()`;
const ALL = `(() => {
  for (const each of document.querySelectorAll('[data-around], [data-on-top]')) {
    each.removeAttribute('data-around');
    each.removeAttribute('data-on-top');
  }
})()`;

/**
 * Hides everything behind the top dialog. The screen is tested separately, and rendering it in each width and text size
 * would take most of the time.
 */
export const showAlone = (page: Page): Promise<void> => page.evaluate(ALONE);

/** Shows it again. */
export const showAll = (page: Page): Promise<void> => page.evaluate(ALL);
