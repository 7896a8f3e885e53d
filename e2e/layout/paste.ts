import type { Page } from '@playwright/test';

/** As people paste them: 150 letters, and no place to break. */
const LINK = `https://www.example.org/${'a1b2c3d4e5f6'.repeat(11)}`.slice(0, 150);

// As much of it as the field takes. A search would begin.
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

/** Pastes a long link into every field of a form on top of the page that can be written into, and tells into how many. */
export const pasteLinks = (page: Page): Promise<number> =>
  page.evaluate<number>(`(${PASTE})(${JSON.stringify(LINK)})`);
