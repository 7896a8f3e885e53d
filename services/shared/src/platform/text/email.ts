import { domainToASCII, domainToUnicode } from 'node:url';
import { hasInvisible } from './plain-text.ts';

// One mailbox. Signs with a meaning in links (?, %, &, #, /) or in the header of a mail are not allowed, though RFC 5322
// takes some of them: nobody's address needs them, and addresses end up in both.
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
    !hasInvisible(text) &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(top) &&
    top.length > 1
  );
}

/**
 * Two spellings of an address that mean the same mailbox fold to the same text: small letters, and the domain as it stands in
 * the network, since some browsers' fields send it so ('müller.example' is 'xn--mller-kva.example').
 */
export function foldEmail(email: string): string {
  const folded = email.normalize('NFC').trim().toLowerCase();
  const [local, domain] = parts(folded);
  // Empty for what can be no domain: whoever looks at the address says so.
  return isAscii.test(domain) ? folded : `${local}${domainToASCII(domain) || domain}`;
}

/** A folded address as people read it. */
export function readableEmail(email: string): string {
  const [local, domain] = parts(email);
  return `${local}${domainToUnicode(domain) || domain}`;
}

const isAscii = /^[\0-\x7f]*$/;

/** Splits behind the last @. */
function parts(email: string): [string, string] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)];
}
