import { LRUCache } from 'lru-cache';

type Options<Value> = {
  /** The most values to keep; the least recently used ones are evicted first. */
  max: number;
  /** Reads from the database, in any order. */
  read(ids: number[]): Promise<[id: number, value: Value][]>;
};

/**
 * A cache of a read model in one process. Each process subscribes to the events that fill the read model
 * (`bus.subscribe`), so that the cache is as recent as the database.
 */
export function createVersionedCache<Value extends { version: number }>({ max, read }: Options<Value>) {
  const kept = new LRUCache<number, Value>({ max });

  /** Takes a value from an event, in any order, before or after its database write. The highest version wins. */
  function put(id: number, value: Value): void {
    if ((kept.peek(id)?.version ?? -1) < value.version) kept.set(id, value);
  }

  return {
    /** Returns a value at once if it is in memory. */
    known: (id: number) => kept.get(id),
    put,
    /** Returns values in the order of the ids, undefined for unknown ones. One read fetches all missing values. */
    async load(ids: readonly number[]): Promise<(Value | undefined)[]> {
      const missing = [...new Set(ids)].filter((id) => !kept.has(id));
      // `put` keeps a newer value that an event brought during the read.
      if (missing.length) for (const [id, value] of await read(missing)) put(id, value);
      return ids.map((id) => kept.get(id));
    },
  };
}
