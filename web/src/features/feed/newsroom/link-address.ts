/** The addresses that the server accepts (`services/shared/src/platform/text/operator-html.ts`). */
const LINK = /^(https?:\/\/\S|mailto:\S|\/(?![/\\]))/i;
const BARE = /^(www\.|[\w-]+(\.[\w-]+)+(\/|$))/i;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** Completes an entered address with its scheme; null if it cannot be one. */
export const readLinkAddress = (given: string): string | null => {
  const address = given.trim();
  if (/\s/.test(address)) return null;
  if (LINK.test(address)) return address;
  if (MAIL.test(address)) return `mailto:${address}`;
  return BARE.test(address) ? `https://${address}` : null;
};
