import type { IncomingHttpHeaders } from 'node:http';

/**
 * The end of the time in which a page's write may be begun: milliseconds since 1970 by the game's clock, which pages know. A
 * write that its page has given up may lie in the buffer of a phone or a proxy for minutes; it must not come through when
 * the page has long seen, and said, what is stored.
 */
const VALID_UNTIL_HEADER = 'x-valid-until';

/**
 * @param now by the game's clock
 * @returns the same moment in real time, which deadlines are in; undefined when the page says none, or nothing readable
 */
export function readValidUntil(headers: IncomingHttpHeaders, now: Date): Date | undefined {
  const given = headers[VALID_UNTIL_HEADER];
  if (typeof given !== 'string' || !/^\d{13}$/.test(given)) return undefined;
  return new Date(Date.now() + Number(given) - now.getTime());
}
