export type Chance = ReturnType<typeof createChance>;

/**
 * Random numbers from a seed: the same seed gives the same game. Mulberry32 (public domain), which is random enough for
 * invented games.
 */
export function createChance(seed: number) {
  let state = seed | 0;
  /** A number from 0 to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** A whole number from `from` to `to`, both included. */
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    /** True with this probability in percent. */
    percent: (likely: number) => next() * 100 < likely,
    pick<One>(all: readonly One[]): One {
      if (!all.length) throw new Error('there is nothing to pick from');
      return all[int(0, all.length - 1)] as One;
    },
    shuffle<One>(all: readonly One[]): One[] {
      const shuffled = [...all];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as One, shuffled[last] as One];
      }
      return shuffled;
    },
  };
}
