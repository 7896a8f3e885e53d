import { createCipheriv } from 'node:crypto';
import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { matchKey } from '../domain/columns/column-key.ts';
import { createPairing, type Pairing } from '../domain/duels/pairing.ts';
import type { Chance } from '../domain/duels/permutation.ts';
import type { DrawStore, DuelDraw } from '../store/duels/draws.ts';
import type { ColumnReader } from './columns.ts';
import { createCache } from '@tippspiel/shared/platform/queue/cache';

export type DuelReader = ReturnType<typeof createDuelReader>;

/**
 * This process's cache of draws and pairings; they never change.
 * @param matches how many matches the tournament has
 */
export function createDuelReader(store: DrawStore, columns: ColumnReader, matches: number) {
  let known: ReadonlyMap<number, DuelDraw> = new Map();
  const pairings = createCache<Pairing>(matches);

  /** By match; a match without a draw is missing. Seeds are secret until their matches lock. */
  async function draws(): Promise<ReadonlyMap<number, DuelDraw>> {
    if (known.size < matches) known = new Map((await store.all()).map((draw) => [draw._id, draw]));
    return known;
  }

  return {
    draws,
    /**
     * Concurrent callers share one computation.
     * @returns null while the match is not frozen or not drawn: no pairing exists before that
     */
    pairing: (matchId: number) =>
      pairings.get(String(matchId), async () => {
        const column = await columns.column(matchKey(matchId));
        const draw = column && (await draws()).get(matchId);
        return column && draw ? inSlices(createPairing(column, chanceOf(draw.seed))) : null;
      }),
  };
}

/**
 * The random numbers of a seed: AES-256 in counter mode from 0, with the seed as key, encrypting zeros. Each number is
 * four bytes, little-endian. `openssl enc -aes-256-ctr -K SEED -iv 0 -in /dev/zero` gives the same.
 * @param seed 32 bytes in hexadecimal digits
 */
export const chanceOf =
  (seed: string): Chance =>
  (count) => {
    const cipher = createCipheriv('aes-256-ctr', Buffer.from(seed, 'hex'), Buffer.alloc(16));
    const bytes = cipher.update(Buffer.alloc(count * 4));
    return Uint32Array.from({ length: count }, (_none, index) => bytes.readUInt32LE(index * 4));
  };
