import type { FormerOperation, KnownOperation } from './manifest.ts';

/** A page is not open for longer without having been loaded anew: so long it finds its operations, and its files. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

type Lists = {
  /** The operations that were known until now. */
  before: KnownOperation[];
  now: KnownOperation[];
  former: FormerOperation[];
  /** ISO, without the time. */
  today: string;
};

/**
 * An operation that the web app sends no more, in any wording, stays allowed for thirty days: pages that were open before go
 * on. One that it sends again is no former operation. Ordered by name, the latest first.
 */
export function formerOperations({ before, now, former, today }: Lists): FormerOperation[] {
  const present = new Set(now.map(({ query }) => query));
  const oldest = new Date(Date.parse(today) - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const byQuery = new Map<string, FormerOperation>();
  for (const operation of before) {
    if (operation.source === 'web') byQuery.set(operation.query, { ...operation, gone: today });
  }
  for (const operation of former) byQuery.set(operation.query, operation);
  return [...byQuery.values()]
    .filter(({ query, gone }) => !present.has(query) && gone >= oldest)
    .sort((one, other) => compare(one.name, other.name) || compare(other.gone, one.gone));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
