import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/**
 * Polls until `find` returns a truthy value. Tests use it instead of a fixed sleep.
 * @param what a description, for the error message after a timeout
 * @returns the truthy value
 * @throws Error after `seconds`, and immediately when `find` throws
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
