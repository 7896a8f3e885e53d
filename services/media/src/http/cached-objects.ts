import { LRUCache } from 'lru-cache';
import type { Objects } from '../store/objects.ts';

const MEGABYTE = 1024 * 1024;
/** Some hundred pictures of operators, or ten thousand small ones of players: those that are shown today. */
const CACHE_BYTES = 48 * MEGABYTE;
/** An object never changes under its key. A removed object disappears from the cache after this time. */
const CACHE_MS = 60_000;
/** A page requests a missing picture several times, and the demo's pictures exist only as WebP. */
const MISS_MS = 5_000;
const MISSES = 10_000;

/** Reads an object; null if it does not exist. */
export type ReadCached = (key: string) => Promise<Buffer | null>;

/** Caches objects that were recently read from S3; simultaneous requests for one object share one read. */
export function cacheObjects(objects: Pick<Objects, 'read'>): ReadCached {
  const missing = new LRUCache<string, true>({ max: MISSES, ttl: MISS_MS });
  const cached = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length || 1,
    ttl: CACHE_MS,
    fetchMethod: async (key) => (await objects.read(key)) ?? undefined,
  });
  return async (key) => {
    if (missing.has(key)) return null;
    const found = await cached.fetch(key);
    if (!found) missing.set(key, true);
    return found ?? null;
  };
}
