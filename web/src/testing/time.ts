import { jest } from '@jest/globals';

// As it is before a test takes the clock over.
const { setImmediate } = globalThis;

export const isFake = (): boolean => 'clock' in setTimeout;

/** React renders, and answers arrive, in turns of the event loop that fake timers do not stop. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};

export const andSettle = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  const result = await work();
  await settle();
  return result;
};

/** Lets so much time pass, under `jest.useFakeTimers()`. */
export const pass = (ms: number): Promise<void> => andSettle(() => jest.advanceTimersByTimeAsync(ms));
