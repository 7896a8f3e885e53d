import { jest } from '@jest/globals';

// The real `setImmediate`, before a test replaces it.
const { setImmediate } = globalThis;

export const isFake = (): boolean => 'clock' in setTimeout;

/** Lets React render and answers arrive. Both need turns of the event loop, which fake timers do not stop. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};

export const andSettle = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  const result = await work();
  await settle();
  return result;
};

/** Advances the time under `jest.useFakeTimers()`. */
export const pass = (ms: number): Promise<void> => andSettle(() => jest.advanceTimersByTimeAsync(ms));
