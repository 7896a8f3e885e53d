import { isLong, nextNumber, type Ranks } from './ranks.ts';

/**
 * Several user processes publish registrations, so player numbers arrive out of order. In a long list a gap waits this
 * long to be filled, because a late arrival would need a full recount.
 */
const MAX_GAP_MS = 200;

/** Known players (by number) who are not in the order yet. Times are those of `performance.now()`. */
export function createNewcomers() {
  const arrivedAt = new Map<number, number>();
  return {
    isEmpty: () => arrivedAt.size === 0,
    add: (player: number, now: number) => void arrivedAt.set(player, now),
    remove(players: Iterable<number>): void {
      for (const player of players) arrivedAt.delete(player);
    },
    clear: () => arrivedAt.clear(),
    /** Players without a gap before their number in the ranks, or whose gap has waited long enough. */
    ready(ranks: Ranks, now: number): number[] {
      const sorted = [...arrivedAt.keys()].sort((one, other) => one - other);
      if (!isLong(ranks)) return sorted;
      const first = nextNumber(ranks) ?? sorted[0] ?? 0;
      const last = sorted.findLastIndex(
        (player, index) => player === first + index || now - (arrivedAt.get(player) ?? 0) >= MAX_GAP_MS,
      );
      return sorted.slice(0, last + 1);
    },
  };
}
