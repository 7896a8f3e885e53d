/** Random numbers from a seed: the same seed gives the same game. */
export type Chance = {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True with this probability in percent. */
  percent(likely: number): boolean;
  pick<One>(all: readonly One[]): One;
  shuffle<One>(all: readonly One[]): One[];
};

/** Mulberry32, which is random enough for invented games. */
export function createChance(seed: number): Chance {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    percent: (likely) => next() * 100 < likely,
    pick: (all) => {
      if (!all.length) throw new Error('there is nothing to pick from');
      return all[int(0, all.length - 1)] as (typeof all)[number];
    },
    shuffle(all) {
      const shuffled = [...all];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last);
        const one = shuffled[last] as (typeof all)[number];
        shuffled[last] = shuffled[other] as (typeof all)[number];
        shuffled[other] = one;
      }
      return shuffled;
    },
  };
}
