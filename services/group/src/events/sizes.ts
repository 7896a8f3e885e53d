import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import type { Logger } from '@tippspiel/shared/platform/log/logger';

/** One read covers many simultaneous changes, whose counts usually have followed by then. */
const EVERY_MS = 300;
/** A count that failed follows with the sweep of `propagate.ts`, after five seconds. */
const AGAIN_MS = 6_000;
const BATCH_SIZE = 1_000;

type Options = {
  read(ids: number[]): Promise<ReadonlyMap<number, number>>;
  resize(id: number, size: number): void;
  log: Logger;
};

/** Reads the size of a group moments after a change, and once more. A read that fails is repeated as late. */
export function createSizeReader({ read, resize, log }: Options) {
  const touched = new Set<number>();

  function touchAgain(ids: number[]): void {
    setTimeout(() => ids.forEach((id) => touched.add(id)), AGAIN_MS).unref();
  }

  async function work(): Promise<void> {
    const ids = [...touched].slice(0, BATCH_SIZE);
    if (!ids.length) return;
    for (const id of ids) touched.delete(id);
    try {
      for (const [id, size] of await read(ids)) resize(id, size);
    } catch (error) {
      touchAgain(ids);
      throw error;
    }
  }

  const reading = repeat({ name: 'sizes of groups', everyMs: EVERY_MS, work, log });
  return {
    touch(id: number): void {
      touched.add(id);
      touchAgain([id]);
    },
    close: reading.close,
  };
}
