import type { Column } from '../columns/column.ts';
import { createPermutation, type Chance } from './permutation.ts';
import { readPresence } from './presence.ts';

/**
 * A player's opponent in a match: none where the number is odd and chance left this one over, or for a player who was not
 * there.
 */
export type Meeting = { kind: 'opponent'; player: number } | { kind: 'bye' } | { kind: 'absent' };

export type Pairing = {
  count: number;
  /** In constant time. @param player player number */
  meetingOf(player: number): Meeting;
  /**
   * Player numbers in the order of the draw: the first meets the second, the third the fourth. In blocks of an even
   * length, the last of which may be odd: its last player has a bye. Each block is gone with the next.
   */
  drawn(): Iterable<Uint32Array>;
};

const BLOCK = 4_096;

/**
 * Draws the duels of a match among all who are in its column: they are shuffled, and neighbours meet (rules of the game,
 * duels). The same column and chance give the same. Each `yield` is a place to pause.
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
