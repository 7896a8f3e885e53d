type Entry<Value> = { value: Promise<Value | null>; size: number; isMade: boolean };

/**
 * A cache that evicts the least recently used values first. Concurrent callers share one computation. Null and failures
 * are not cached.
 * @param max capacity, measured by `sizeOf` or in entries; the newest value always stays
 */
export function createCache<Value>(max: number, sizeOf: (value: Value) => number = () => 1) {
  const kept = new Map<string, Entry<Value>>();
  let total = 0;

  function drop(key: string, entry: Entry<Value>): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    total -= entry.size;
  }

  function keep(key: string, entry: Entry<Value>, made: Value): void {
    if (kept.get(key) !== entry) return;
    entry.size = sizeOf(made);
    entry.isMade = true;
    total += entry.size;
    for (const [oldest, other] of kept) {
      if (total <= max) return;
      if (other.isMade && other !== entry) drop(oldest, other);
    }
  }

  return {
    clear() {
      kept.clear();
      total = 0;
    },
    /** @param make the same for every call with this key, because its callers share one value */
    get<Made extends Value | null>(key: string, make: () => Promise<Made>): Promise<Made> {
      const known = kept.get(key);
      const entry: Entry<Value> = known ?? { value: make(), size: 0, isMade: false };
      kept.delete(key);
      kept.set(key, entry);
      if (known) return entry.value as Promise<Made>;
      const forget = () => drop(key, entry);
      entry.value.then((made) => (made === null ? forget() : keep(key, entry, made)), forget);
      return entry.value as Promise<Made>;
    },
  };
}
