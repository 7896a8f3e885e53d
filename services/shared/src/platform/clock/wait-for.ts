import { setTimeout as pause } from 'node:timers/promises';

type Options<Value> = { isDone(value: Value): boolean; timeoutMs: number; everyMs: number };

/** Polls a value until `isDone` accepts it or the timeout has passed. @returns the last value */
export async function waitFor<Value>(
  read: () => Value | Promise<Value>,
  { isDone, timeoutMs, everyMs }: Options<Value>,
): Promise<Value> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isDone(value) || performance.now() >= end) return value;
    await pause(everyMs);
  }
}
