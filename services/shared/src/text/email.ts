import { countVisible } from './plain-text.ts';

// One mailbox. What has a meaning in links (?, %, &, #, /) or in the header of a mail is not allowed, though RFC 5322
// takes some of it: nobody's address needs it, and addresses end up in both.
const LOCAL = /^[\p{L}\p{M}\p{N}._+'~-]+$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^\p{L}/u;

/** The simple shape of an e-mail address (specification, chapter 5); the one check for every form. */
export function looksLikeEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    more.length === 0 &&
    countVisible(text) === [...text].length &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(top) &&
    top.length > 1
  );
}

/** Two spellings of an address that mean the same mailbox fold to the same text. */
export function foldEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
