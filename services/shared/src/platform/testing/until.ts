import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/**
 * Waits for something that follows by itself: asks again and again until the answer is true, or anything that counts
 * as true. For tests; a fixed sleep is none.
 * @param what in words, for the message of a test that waits in vain
 * @returns that answer
 * @throws after `seconds`, and at once when `find` throws
 */
export async function until<T>(what: string, find: () => T | Promise<T>, seconds = 30): Promise<Truthy<T>> {
  const start = Date.now();
  for (;;) {
    const found = await find();
    if (found) return found as Truthy<T>;
    const waited = Date.now() - start;
    if (waited > seconds * 1000) throw new Error(`waited ${seconds} s in vain for: ${what}`);
    await pause(Math.min(Math.max(FIRST_PAUSE_MS, waited / 10), LONGEST_PAUSE_MS));
  }
}
