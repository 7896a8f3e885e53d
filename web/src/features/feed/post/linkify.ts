import { charactersOf } from '../../../lib/text/characters.ts';

type TextPart = { text: string; href?: string };

/** Ends at whitespace, a quotation mark, markup or an emoji: a copied address contains none of them. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'`„“”‚‘«»‹›\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+/giu;

const punctuation = new Set('.,;:!?…*_~');
/** The maximum length of a host (RFC 1035); parsing a longer one wastes time. */
const MAX_HOST = 253;

const count = (text: string, character: string): number => text.split(character).length - 1;

const brackets = new Map([
  [')', '('],
  [']', '['],
]);

/**
 * Cuts punctuation that ends the sentence, not the address. A closing bracket stays if it was opened inside. Linear in
 * the length, because no player's text may freeze a browser.
 */
const trimEnd = (address: string): string => {
  const surplus = new Map(
    [...brackets].map(([close, open]) => [close, count(address, close) - count(address, open)]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    const left = surplus.get(last) ?? 0;
    if (left > 0) surplus.set(last, left - 1);
    else if (!punctuation.has(last)) break;
  }
  return address.slice(0, end);
};

const parse = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** The URL of a link; null if the text only looks like one. Only http and https pass. */
const toHref = (address: string): string | null => {
  const full = /^https?:/i.test(address) ? address : `https://${address}`;
  const host = full.split(/[/?#\\]/, 3)[2] ?? '';
  if (host.length > MAX_HOST) return null;
  const url = parse(full);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
};

export const linkify = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (part: TextPart): void => {
    if (part.text) parts.push(part);
  };
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = trimEnd(found);
    const href = toHref(address);
    if (!href) continue;
    add({ text: text.slice(at, index) });
    add({ text: address, href });
    at = index + address.length;
  }
  add({ text: text.slice(at) });
  return parts;
};

const SHOWN_LENGTH = 48;

/** A long address as players see it: without the protocol, cut at the end. */
export const shortAddress = (address: string): string => {
  const characters = charactersOf(address.replace(/^https?:\/\/(www\.)?/i, ''));
  return characters.length > SHOWN_LENGTH
    ? `${characters.slice(0, SHOWN_LENGTH).join('')}…`
    : characters.join('');
};
