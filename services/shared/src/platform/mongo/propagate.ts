import type { Model, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { repeat } from '../clock/repeat.ts';
import { coalesce } from './coalesce.ts';

/**
 * Updates a document (the target: a post's count) after a change of a small one (the fact: a like, a comment, a membership).
 * A use case writes the fact, and marks it in that same write with its target. Then the target is updated, then the mark comes
 * off. The sweep finds what a crash leaves marked. Targets have positive ids.
 */
export const pendingTargetField = { pendingTarget: { type: Number } };

/** The target that is still to be updated. */
export type PendingTarget = { pendingTarget?: number };

/** Declares the index by which marked facts are found, all of them or those of one target. */
export function indexPendingTarget(schema: Schema): void {
  schema.index({ pendingTarget: 1 }, { name: 'pendingTarget', sparse: true });
}

/** Takes the marks off, after the target was updated; nobody has to wait for it. */
export type Finish = () => Promise<void>;

export type Propagator = {
  /** Call it after the write that marked a fact. Resolves when the target is updated; a failure is left to the sweep. */
  propagate(target: number): Promise<void>;
  /** The same for what nobody waits for. */
  propagateLater(target: number): void;
  /** Propagates all that is marked, and resolves when that is done. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

type Options<Fact extends PendingTarget> = {
  facts: Model<Fact>;
  /** Updates the target by all its marked facts; harmless when others do the same, or when there are none. */
  update(target: number): Promise<Finish | void>;
  log: Logger;
  sweepEveryMs?: number;
};

const AT_ONCE = 20;

/** Calls for one target that come while it is updated share one further update. */
export function createPropagator<Fact extends PendingTarget>(options: Options<Fact>): Propagator {
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

  /** A target that always fails keeps none of the others waiting. */
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
    async propagate(target) {
      try {
        await propagateNow(target);
      } catch (error) {
        log.warn({ err: error }, 'propagate: the sweep will try again');
      }
    },
    propagateLater: (target) => void inBackground(propagateNow(target)),
    async drain() {
      await sweep();
      await Promise.all(background);
    },
    async close() {
      await sweeps.close();
      await Promise.all(background);
    },
  };
}
