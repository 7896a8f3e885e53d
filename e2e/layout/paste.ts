import type { Page } from '@playwright/test';

/** A typical pasted link: 150 letters without a position to break. */
const LINK = `https://www.example.org/${'a1b2c3d4e5f6'.repeat(11)}`.slice(0, 150);

// Pastes as much as the field accepts. Search fields are excluded, because a search would start.
const PASTE = `(text) => {
  if (document.querySelector('[role=menu]')) return 0;
  const isText = (field) => field.localName === 'textarea' || /^(text|search|email|password|tel|url)$/.test(field.type);
  const open = document.querySelector('dialog[open]:last-of-type') ?? document;
  const fields = [...open.querySelectorAll('input, textarea')].filter((field) =>
    isText(field) && field.enterKeyHint !== 'search' && !field.disabled && !field.readOnly && field.checkVisibility());
  for (const field of fields) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    set.call(field, field.maxLength > 0 ? text.slice(0, field.maxLength) : text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(fields.length))));
}`;

/** Pastes a long link into every writable field of the form on top of the page. @returns the number of fields */
export const pasteLinks = (page: Page): Promise<number> =>
  page.evaluate<number>(`(${PASTE})(${JSON.stringify(LINK)})`);
