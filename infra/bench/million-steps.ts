import { median } from './measure.ts';
import { ms, type Row } from './report.ts';

const ROUNDS = 7;

export type MeasuredSteps<T> = { made: T; taken: number[]; longest: number };

/** Repeats work that has pauses. @returns the duration of each round, and the longest time without a pause */
export function measureSteps<T>(begin: () => Generator<void, T>): MeasuredSteps<T> {
  const taken: number[] = [];
  let longest = 0;
  for (;;) {
    const steps = begin();
    const started = performance.now();
    for (;;) {
      const before = performance.now();
      const step = steps.next();
      longest = Math.max(longest, performance.now() - before);
      if (!step.done) continue;
      taken.push(performance.now() - started);
      if (taken.length === ROUNDS) return { made: step.value, taken, longest };
      break;
    }
  }
}

export const stepsRow = (what: string, { taken, longest }: MeasuredSteps<unknown>): Row => ({
  what,
  value: `first ${ms(taken[0] ?? 0)}, median ${ms(median(taken))}`,
  against: `longest step ${ms(longest)}`,
});
