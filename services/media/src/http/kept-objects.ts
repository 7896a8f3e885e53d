import { LRUCache } from 'lru-cache';
import type { Objects } from '../store/objects.ts';

const MEGABYTE = 1024 * 1024;
/** Some hundred pictures of operators, or ten thousand small ones of players: those that everybody sees today. */
const KEPT_BYTES = 48 * MEGABYTE;
/** An object never changes under its key; one that was removed is gone from here, too, after this time. */
const KEPT_MS = 60_000;

/** Reads an object; null for none. */
export type ReadKept = (key: string) => Promise<Buffer | null>;

/** An object that was read of S3 lately stays in memory; simultaneous requests for it share one reading. */
export function keepObjects(objects: Pick<Objects, 'read'>, keptMs = KEPT_MS): ReadKept {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length || 1,
    ttl: keptMs,
    fetchMethod: async (key) => (await objects.read(key)) ?? undefined,
  });
  return async (key) => (await kept.fetch(key)) ?? null;
}
