import type { Page } from '@playwright/test';

// A menu stands where its button is, and needs the page around it. What comes into the page meanwhile is hidden, too.
const ALONE = `(() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) return;
  if (!window.alone) {
    // Inline styles are against the page's policy.
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
 * Takes away what lies behind the dialog on top: the screen is looked at by itself, and to draw all of it in each width and with each
 * size of letters would take most of the time.
 */
export const showAlone = (page: Page): Promise<void> => page.evaluate(ALONE);

/** Brings it back. */
export const showAll = (page: Page): Promise<void> => page.evaluate(ALL);
