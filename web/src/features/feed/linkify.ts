export type TextPart = { text: string; href?: string };

const LINK = /(?:https?:\/\/|www\.)[^\s<>"'`]+/gi;

/** Punctuation that ends the sentence, not the address; a closing bracket stays when it was opened inside. */
const trimEnd = (address: string): string => {
  let end = address.replace(/[.,;:!?…*_~]+$/, '');
  while (end.endsWith(')') && end.split(')').length > end.split('(').length)
    end = end.slice(0, -1).replace(/[.,;:!?…*_~]+$/, '');
  return end;
};

/** The address of a link, null for what only looks like one. Nothing but http and https can come out. */
const toHref = (address: string): string | null => {
  const url = URL.parse(
    address.startsWith('http') || /^https?:/i.test(address) ? address : `https://${address}`,
  );
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
};

/** Cuts plain text into text and links. */
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
  const characters = [...address.replace(/^https?:\/\/(www\.)?/i, '')];
  return characters.length > SHOWN_LENGTH
    ? `${characters.slice(0, SHOWN_LENGTH).join('')}…`
    : characters.join('');
};
