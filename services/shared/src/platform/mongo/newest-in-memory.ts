import { LRUCache } from 'lru-cache';

export type NewestInMemory<Value> = {
  /** At once, when it is in memory. */
  known(id: number): Value | undefined;
  /** What is told of one, in whatever order, before or after it is written down; only a higher version counts. */
  hear(id: number, value: Value): void;
  /** In the order of the ids; what is not in memory is read together. Undefined for what was not found. */
  load(ids: readonly number[]): Promise<(Value | undefined)[]>;
};

type Options<Value> = {
  /** How many, those asked for or told of last. */
  max: number;
  /** From the database, in no particular order. */
  read(ids: number[]): Promise<[id: number, value: Value][]>;
};

/**
 * What one process asked for lately of a read model, in memory; each process follows the events that fill the read model
 * (`bus.follow`), so that this is as new as the database.
 */
export function createNewestInMemory<Value extends { version: number }>({
  max,
  read,
}: Options<Value>): NewestInMemory<Value> {
  const kept = new LRUCache<number, Value>({ max });

  function hear(id: number, value: Value): void {
    if ((kept.peek(id)?.version ?? -1) < value.version) kept.set(id, value);
  }

  return {
    known: (id) => kept.get(id),
    hear,
    async load(ids) {
      const missing = [...new Set(ids)].filter((id) => !kept.has(id));
      // What was told while they were read is newer, and stays.
      if (missing.length) for (const [id, value] of await read(missing)) hear(id, value);
      return ids.map((id) => kept.get(id));
    },
  };
}
