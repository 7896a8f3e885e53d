import type { FormerOperation, KnownOperation } from './manifest.ts';

/** How long operations and files of earlier builds are kept. No page stays open longer without a reload. */
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
 * Allows an operation for thirty days after it was last sent with this text, so that open pages and an older rest-compat
 * still work. An operation that is sent again is not a former one. The list is ordered by name, the latest first.
 */
export function formerOperations({ before, now, former, today }: Lists): FormerOperation[] {
  const present = new Set(now.map(({ query }) => query));
  const oldest = new Date(Date.parse(today) - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const byQuery = new Map<string, FormerOperation>();
  for (const operation of before) byQuery.set(operation.query, { ...operation, gone: today });
  for (const operation of former) byQuery.set(operation.query, operation);
  return [...byQuery.values()]
    .filter(({ query, gone }) => !present.has(query) && gone >= oldest)
    .sort((one, other) => compare(one.name, other.name) || compare(other.gone, one.gone));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
