import { isLong, nextNumber, type Ranks } from './ranks.ts';

/**
 * Several user processes publish registrations, so that numbers arrive out of order. A gap in a long list is given this time
 * to be filled, because a later arrival costs a recount.
 */
const GATHER_MS = 200;

/** Players (numbers) who are known and not in the order yet. Times are those of `performance.now()`. */
export type Newcomers = {
  isEmpty(): boolean;
  add(player: number, now: number): void;
  remove(players: Iterable<number>): void;
  clear(): void;
  /** Players before whose numbers no other is missing in the ranks, or is not waited for any more. */
  ready(ranks: Ranks, now: number): number[];
};

export function createNewcomers(): Newcomers {
  const cameAt = new Map<number, number>();
  return {
    isEmpty: () => cameAt.size === 0,
    add: (player, now) => void cameAt.set(player, now),
    remove(players) {
      for (const player of players) cameAt.delete(player);
    },
    clear: () => cameAt.clear(),
    ready(ranks, now) {
      const sorted = [...cameAt.keys()].sort((one, other) => one - other);
      if (!isLong(ranks)) return sorted;
      const first = nextNumber(ranks) ?? sorted[0] ?? 0;
      const last = sorted.findLastIndex(
        (player, index) => player === first + index || now - (cameAt.get(player) ?? 0) >= GATHER_MS,
      );
      return sorted.slice(0, last + 1);
    },
  };
}
