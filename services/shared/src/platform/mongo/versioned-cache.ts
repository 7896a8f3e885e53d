import { LRUCache } from 'lru-cache';

export type VersionedCache<Value> = {
  /** At once, when it is in memory. */
  known(id: number): Value | undefined;
  /** Takes a value from an event, in any order, before or after it is in the database; only a higher version counts. */
  put(id: number, value: Value): void;
  /** In the order of the ids; what is not in memory is read together. Undefined for what was not found. */
  load(ids: readonly number[]): Promise<(Value | undefined)[]>;
};

type Options<Value> = {
  /** How many values; the least recently used go first. */
  max: number;
  /** From the database, in no particular order. */
  read(ids: number[]): Promise<[id: number, value: Value][]>;
};

/**
 * A cache of a read model in one process. Each process subscribes to the events that fill the read model
 * (`bus.subscribe`), so that the cache is as new as the database.
 */
export function createVersionedCache<Value extends { version: number }>({
  max,
  read,
}: Options<Value>): VersionedCache<Value> {
  const kept = new LRUCache<number, Value>({ max });

  function put(id: number, value: Value): void {
    if ((kept.peek(id)?.version ?? -1) < value.version) kept.set(id, value);
  }

  return {
    known: (id) => kept.get(id),
    put,
    async load(ids) {
      const missing = [...new Set(ids)].filter((id) => !kept.has(id));
      // An event that came while they were read is newer, and stays.
      if (missing.length) for (const [id, value] of await read(missing)) put(id, value);
      return ids.map((id) => kept.get(id));
    },
  };
}
