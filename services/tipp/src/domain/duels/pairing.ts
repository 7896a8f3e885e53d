import type { Column } from '../columns/column.ts';
import { createPermutation, type Chance } from './permutation.ts';
import { readPresence } from './presence.ts';

/** A player's opponent in a match; one of an odd number has a bye. A player not present at the lock is absent. */
export type Meeting = { kind: 'opponent'; player: number } | { kind: 'bye' } | { kind: 'absent' };

export type Pairing = {
  count: number;
  /** Takes constant time. @param player player number */
  meetingOf(player: number): Meeting;
  /**
   * Player numbers in the drawn order: the first plays the second, the third plays the fourth. Each block has an even
   * length; only the last may be odd, and its last player has a bye. The blocks share one buffer.
   */
  drawn(): Iterable<Uint32Array>;
};

const BLOCK = 4_096;

/**
 * Draws the duels of a match among all players in its column: shuffles them and pairs neighbours (rules of the game,
 * duels). The same column and random numbers give the same result. Callers may pause at each `yield`.
 */
export function* createPairing(column: Column, chance: Chance): Generator<void, Pairing> {
  const presence = yield* readPresence(column);
  const { count } = presence;
  const shuffled = createPermutation(count, chance);
  return {
    count,
    meetingOf(player) {
      const place = presence.placeOf(player);
      if (place === null) return { kind: 'absent' };
      const other = shuffled.positionOf(place) ^ 1;
      if (other >= count) return { kind: 'bye' };
      return { kind: 'opponent', player: presence.playerAt(shuffled.numberAt(other)) };
    },
    *drawn() {
      const players = presence.all();
      const block = new Uint32Array(BLOCK);
      for (let from = 0; from < count; from += BLOCK) {
        const part = block.subarray(0, Math.min(BLOCK, count - from));
        shuffled.fill(from, part);
        if (players) for (const [index, place] of part.entries()) part[index] = players[place] as number;
        yield part;
      }
    },
  };
}
