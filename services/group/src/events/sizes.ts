import type { Logger } from '@tippspiel/shared/platform/log/logger';

/** By then the counts are updated, and one read covers many simultaneous changes. */
const AFTER_MS = 300;
const BATCH_SIZE = 1_000;

type Options = {
  read(ids: number[]): Promise<ReadonlyMap<number, number>>;
  resize(id: number, size: number): void;
  log: Logger;
};

/** Reads the sizes of groups that changed, moments later. Failed reads are repeated with the next. */
export function createSizeReader({ read, resize, log }: Options) {
  const touched = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  async function readTouched(): Promise<void> {
    const ids = [...touched].slice(0, BATCH_SIZE);
    for (const id of ids) touched.delete(id);
    try {
      for (const [id, size] of await read(ids)) resize(id, size);
    } catch (error) {
      log.warn({ err: error }, 'could not read sizes of groups; will try again');
      for (const id of ids) touched.add(id);
    }
    timer = undefined;
    if (touched.size) soon();
  }

  const soon = () => void (timer ??= setTimeout(() => void readTouched(), AFTER_MS).unref());

  return {
    touch(id: number): void {
      touched.add(id);
      soon();
    },
    close: () => clearTimeout(timer),
  };
}
