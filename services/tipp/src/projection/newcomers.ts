import { isLong, nextNumber, type Ranks } from './ranks.ts';

/**
 * User processes tell their registrations beside each other, so that numbers come out of order. A gap in a long list is
 * given this long to be filled, because whoever comes later than that costs a recount.
 */
const GATHER_MS = 200;

/** Players (numbers) who are known and not in the order yet. Times are those of `performance.now()`. */
export type Newcomers = {
  isEmpty(): boolean;
  add(player: number, now: number): void;
  remove(players: Iterable<number>): void;
  clear(): void;
  /** Those before whom, by their numbers, nobody is missing in the ranks, or not waited for any more. */
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
