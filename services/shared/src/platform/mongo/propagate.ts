import type { Model, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { repeat } from '../clock/repeat.ts';
import { coalesce } from '../queue/coalesce.ts';

/**
 * Updates a document (the target: a post's count) after a change of a small one (the fact: a like, comment or
 * membership). The use case writes the fact and, in the same write, notes its target in it: the fact is pending. Then
 * the target is updated, and then the note is removed. The sweep finds facts that a crash leaves pending. Targets have
 * positive ids. A document may be its own target: then something of its own is still to do.
 */
export const pendingTargetField = { pendingTarget: { type: Number } };

/** The target that must still be updated. */
export type PendingTarget = { pendingTarget?: number };

/** Declares the index that finds all pending facts, or those of one target. */
export function indexPendingTarget(schema: Schema): void {
  schema.index({ pendingTarget: 1 }, { name: 'pendingTarget', sparse: true });
}

/** Removes the notes after the target was updated. No caller has to wait for it. */
export type Finish = () => Promise<void>;

type Options<Fact extends PendingTarget> = {
  facts: Model<Fact>;
  /** Updates the target by all its pending facts. It must tolerate concurrent calls, and calls without such facts. */
  update(target: number): Promise<Finish | void>;
  log: Logger;
  sweepEveryMs?: number;
};

const AT_ONCE = 20;

/** Calls for one target during its update share one further update. */
export function createPropagator<Fact extends PendingTarget>(options: Options<Fact>) {
  const { facts, update, log, sweepEveryMs = 5_000 } = options;
  const finishing = new Map<number, Promise<void>>();
  const background = new Set<Promise<void>>();
  const propagateNow = coalesce(async (target: number) => {
    await finishing.get(target);
    const finish = await update(target);
    if (!finish) return;
    const done = inBackground(finish()).finally(() => finishing.delete(target));
    finishing.set(target, done);
  });

  function inBackground(work: Promise<void>): Promise<void> {
    const guarded = work
      .catch((error: unknown) => log.warn({ err: error }, 'propagate: the sweep will try again'))
      .finally(() => background.delete(guarded));
    background.add(guarded);
    return guarded;
  }

  /** A target that always fails does not delay the others. */
  async function sweep(): Promise<void> {
    const targets = (await facts.distinct('pendingTarget', {
      pendingTarget: { $gt: 0 },
    } as never)) as number[];
    const failures: unknown[] = [];
    for (let from = 0; from < targets.length; from += AT_ONCE) {
      const results = await Promise.allSettled(targets.slice(from, from + AT_ONCE).map(propagateNow));
      for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    }
    if (failures.length)
      throw new AggregateError(failures, `${failures.length} targets could not be updated`);
  }

  const sweeps = repeat({ name: 'propagate', everyMs: sweepEveryMs, work: sweep, log });

  return {
    /** Call it after the write of a pending fact. Resolves when the target is updated; the sweep retries a failure. */
    async propagate(target: number): Promise<void> {
      try {
        await propagateNow(target);
      } catch (error) {
        log.warn({ err: error }, 'propagate: the sweep will try again');
      }
    },
    /** Propagates in the background. */
    propagateLater: (target: number) => void inBackground(propagateNow(target)),
    /** Propagates all pending facts, and resolves when that is done. */
    async drain(): Promise<void> {
      await sweep();
      await Promise.all(background);
    },
    async close(): Promise<void> {
      await sweeps.close();
      await Promise.all(background);
    },
  };
}
