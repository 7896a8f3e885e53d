import type { Model, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { repeat } from '../clock/repeat.ts';
import { coalesce } from './coalesce.ts';

/**
 * For what follows from a small document (a fact: a like, a comment, a membership) somewhere else (its target: a post's
 * count). A use case writes the fact, atomically, and marks it in that same write with its target; then the target
 * follows, then the mark comes off. Whatever a crash leaves marked is found by the sweep, so that the target has
 * followed in the end, and at once when nothing crashes. Targets have positive numbers.
 */
export const pendingTargetField = { pendingTarget: { type: Number } };

/** The target that has not followed yet. */
export type PendingTarget = { pendingTarget?: number };

/** Declares the index by which marked facts are found, all of them or those of one target. */
export function indexPendingTarget(schema: Schema): void {
  schema.index({ pendingTarget: 1 }, { name: 'pendingTarget', sparse: true });
}

/** What remains to be done when the target has followed and nobody has to wait any more: marks come off. */
export type Finish = () => Promise<void>;

export type Propagator = {
  /** Call it after the write that marked a fact. Resolves when the target has followed; a failure is left to the sweep. */
  propagate(target: number): Promise<void>;
  /** The same for what nobody waits for. */
  propagateLater(target: number): void;
  /** Propagates all that is marked, and resolves when that is done. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

type Options<Fact extends PendingTarget> = {
  facts: Model<Fact>;
  /** Lets the target follow all its marked facts; harmless when others do the same, or when there are none. */
  follow(target: number): Promise<Finish | void>;
  log: Logger;
  sweepEveryMs?: number;
};

const AT_ONCE = 20;

/** Of many at once for one target, those that come while it follows share the one next time. */
export function createPropagator<Fact extends PendingTarget>(options: Options<Fact>): Propagator {
  const { facts, follow, log, sweepEveryMs = 5_000 } = options;
  const finishing = new Map<number, Promise<void>>();
  const background = new Set<Promise<void>>();
  const propagateNow = coalesce(async (target: number) => {
    await finishing.get(target);
    const finish = await follow(target);
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
    if (failures.length) throw new AggregateError(failures, `${failures.length} targets could not follow`);
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
