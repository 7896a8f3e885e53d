import { formatSince } from '../lib/format-relative.ts';
import { useNow } from '../lib/use-now.ts';

const MINUTE = 60_000;

/** 'seit 63 Min.' by the server's clock; nothing before the first minute and for a match that nobody has ended. */
export const Since = ({ date }: { date: string }) => formatSince(date, useNow(MINUTE));
