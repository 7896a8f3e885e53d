import { domainToASCII, domainToUnicode } from 'node:url';
import { compose } from './compose.ts';
import { hasInvisible } from './plain-text.ts';

// The local part of one mailbox. It excludes characters with a meaning in links (?, %, &, #, /) or in mail headers,
// although RFC 5322 allows some of them. Addresses appear in both places, and real addresses do not need them.
const LOCAL = /^[\p{L}\p{M}\p{N}._+'~-]+$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^\p{L}/u;

/** Checks the simple syntax of an e-mail address (specification, chapter 5). Every form uses this check. */
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
 * Normalises an address, so that two spellings of the same mailbox become the same text. It uses lower case and the
 * ASCII form of the domain, which some browsers' fields send ('müller.example' is 'xn--mller-kva.example').
 */
export function foldEmail(email: string): string {
  const folded = compose(email).trim().toLowerCase();
  const [local, domain] = parts(folded);
  // `domainToASCII` returns '' for an invalid domain, which stays as it is for the later check of the address.
  return isAscii.test(domain) ? folded : `${local}${domainToASCII(domain) || domain}`;
}

/** The mailbox of a folded address for limits: the address without a `+tag`, with which people make many of one. */
export const mailboxOf = (email: string): string => email.replace(/^([^@+]+)\+[^@]*@/, '$1@');

/** Converts a folded address to its readable form. */
export function readableEmail(email: string): string {
  const [local, domain] = parts(email);
  return `${local}${domainToUnicode(domain) || domain}`;
}

const isAscii = /^[\0-\x7f]*$/;

/** Splits after the last @. */
function parts(email: string): [string, string] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)];
}
