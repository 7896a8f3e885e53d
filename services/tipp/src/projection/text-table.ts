const PART_BITS = 10;
const PARTS = 1 << PART_BITS;
const FIRST_SLOTS = 16;

type Part = { slots: Uint32Array; count: number };

/**
 * A hash table that finds the number of a text. It consists of a thousand small tables, so that growing one rehashes
 * only a thousandth of all texts.
 * @param hashOf the hash of a number that was added, from 0
 * @param isWanted whether a number with this hash is the matching one
 */
export function createTextTable(hashOf: (id: number) => number, isWanted: (id: number) => boolean) {
  /** Open addressing; a slot holds a number + 1. The hash's low bits select the part, the next ones the first slot. */
  const parts: Part[] = [];

  function grow(part: Part): void {
    const { slots } = part;
    part.slots = new Uint32Array(slots.length * 2);
    for (const taken of slots) if (taken) put(part.slots, hashOf(taken - 1), taken);
  }

  return {
    /** @returns the matching number for this hash; -1 if there is none */
    find(hash: number): number {
      const part = parts[hash & (PARTS - 1)];
      if (!part) return -1;
      const mask = part.slots.length - 1;
      for (let slot = (hash >>> PART_BITS) & mask; ; slot = (slot + 1) & mask) {
        const taken = part.slots[slot] as number;
        if (!taken) return -1;
        if (hashOf(taken - 1) === hash && isWanted(taken - 1)) return taken - 1;
      }
    },
    add(hash: number, id: number): void {
      const part = (parts[hash & (PARTS - 1)] ??= { slots: new Uint32Array(FIRST_SLOTS), count: 0 });
      if (++part.count * 2 > part.slots.length) grow(part);
      put(part.slots, hash, id + 1);
    },
  };
}

function put(slots: Uint32Array, hash: number, taken: number): void {
  const mask = slots.length - 1;
  let slot = (hash >>> PART_BITS) & mask;
  while (slots[slot]) slot = (slot + 1) & mask;
  slots[slot] = taken;
}
