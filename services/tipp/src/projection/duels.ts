import { createCipheriv } from 'node:crypto';
import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { matchKey } from '../domain/columns/column-key.ts';
import { createPairing, type Pairing } from '../domain/duels/pairing.ts';
import type { Chance } from '../domain/duels/permutation.ts';
import type { DrawStore, DuelDraw } from '../store/duels/draws.ts';
import type { ColumnReader } from './columns.ts';
import { createMemory } from './memory.ts';

/** The draws and pairings of this process: each is read once and never changes. */
export type DuelReader = {
  /** By match; missing ones are not drawn yet. Seeds are secret until their matches lock. */
  draws(): Promise<ReadonlyMap<number, DuelDraw>>;
  /**
   * Concurrent callers share the making of a pairing.
   * @returns null while the match is not frozen or not drawn: before that no pairing can be known
   */
  pairing(matchId: number): Promise<Pairing | null>;
};

/** @param matches how many matches the tournament has */
export function createDuelReader(store: DrawStore, columns: ColumnReader, matches: number): DuelReader {
  let known: ReadonlyMap<number, DuelDraw> = new Map();
  const pairings = createMemory<Pairing>(matches);

  async function draws(): Promise<ReadonlyMap<number, DuelDraw>> {
    if (known.size < matches) known = new Map((await store.all()).map((draw) => [draw._id, draw]));
    return known;
  }

  return {
    draws,
    pairing: (matchId) =>
      pairings.get(String(matchId), async () => {
        const column = await columns.column(matchKey(matchId));
        const draw = column && (await draws()).get(matchId);
        return column && draw ? inSlices(createPairing(column, chanceOf(draw.seed))) : null;
      }),
  };
}

/**
 * The numbers that a seed stands for: AES-256 in counter mode from 0, with the seed as its key, over nothing but zeros;
 * four bytes each, the lowest first. `openssl enc -aes-256-ctr -K SEED -iv 0 -in /dev/zero` gives the same.
 * @param seed 32 bytes in hexadecimal digits
 */
export const chanceOf =
  (seed: string): Chance =>
  (count) => {
    const cipher = createCipheriv('aes-256-ctr', Buffer.from(seed, 'hex'), Buffer.alloc(16));
    const bytes = cipher.update(Buffer.alloc(count * 4));
    return Uint32Array.from({ length: count }, (_none, index) => bytes.readUInt32LE(index * 4));
  };
