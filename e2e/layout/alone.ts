import type { Page } from '@playwright/test';

// A menu stands where its button is, and needs the page around it.
const ALONE = `(() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  for (let box = dialog; box && box !== document.body; box = box.parentElement)
    for (const other of box.parentElement.children) {
      if (other === box || other.style.display) continue;
      other.style.display = 'none';
      other.toggleAttribute('data-behind', true);
    }
})()`;
const ALL = `(() => {
  for (const each of document.querySelectorAll('[data-behind]')) {
    each.style.removeProperty('display');
    each.toggleAttribute('data-behind', false);
  }
})()`;

/**
 * Takes away what lies behind the dialog on top: the screen is looked at by itself, and to draw all of it in each width and with each
 * size of letters would take most of the time.
 */
export const showAlone = (page: Page): Promise<void> => page.evaluate(ALONE);

/** Brings it back. */
export const showAll = (page: Page): Promise<void> => page.evaluate(ALL);
