import type { Model, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { coalesce } from './coalesce.ts';

/**
 * For values that follow from many small documents (facts: a like, a comment, a membership) and are shown in one other
 * document (the target: a count, the last five). A use case writes one fact, atomically, and marks it as unsettled in
 * that same write; then the target is computed anew from all its facts, then the mark comes off. Whatever a crash
 * leaves marked is found by the sweep, so that the target is right in the end, and at once when nothing crashes.
 */
export const unsettledField = { unsettled: { type: String } };

/** The mark is a fresh random string per change, so that taking it off never takes off a later one. */
export type Unsettled = { unsettled?: string | null };

type Mark = Unsettled & { _id: unknown };

/** Declares the index by which the sweep finds what a crash left behind. */
export function indexUnsettled(schema: Schema): void {
  schema.index({ unsettled: 1 }, { name: 'unsettled', sparse: true });
}

export type Settler<Fact> = {
  /** Call it after the write that marked the fact. Resolves when the target shows it; a failure is left to the sweep. */
  settle(fact: Fact): Promise<void>;
  /** Settles all that is marked, and resolves when that is done. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

type Options<Fact, Stored extends Fact> = {
  facts: Model<Stored>;
  targetOf(fact: Fact): number;
  /** Brings a target up to date from scratch; runs once for many facts, and again after a crash. */
  recompute(target: number): Promise<void>;
  /** What to do with facts the target shows, in place of only taking their marks off. */
  release?(facts: Fact[]): Promise<void>;
  log: Logger;
  sweepEveryMs?: number;
};

const BATCH = 500;

/** @template Fact what names a fact and its target; `Stored` is all of it */
export function createSettler<Fact extends Mark, Stored extends Fact>(
  options: Options<Fact, Stored>,
): Settler<Fact> {
  const { facts, targetOf, log, sweepEveryMs = 5_000 } = options;
  const release = options.release ?? ((settled: Fact[]) => takeMarksOff(facts, settled));
  const recompute = coalesce(options.recompute);
  const background = new Set<Promise<void>>();

  function inBackground(work: Promise<void>): void {
    const guarded = work
      .catch((error: unknown) => log.warn({ err: error }, 'settle: the sweep will try again'))
      .finally(() => background.delete(guarded));
    background.add(guarded);
  }

  async function settleAll(marked: Fact[]): Promise<boolean> {
    const byTarget = Map.groupBy(marked, targetOf);
    const results = await Promise.allSettled([...byTarget.keys()].map((target) => recompute(target)));
    const done = [...byTarget.values()]
      .filter((_facts, index) => results[index]?.status === 'fulfilled')
      .flat();
    if (done.length) await release(done);
    const failure = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failure) throw failure.reason;
    return marked.length === BATCH;
  }

  async function sweep(): Promise<void> {
    const more = async () =>
      settleAll(
        (await facts
          .find({ unsettled: { $gt: '' } } as never)
          .limit(BATCH)
          .lean()) as Fact[],
      );
    while (await more());
  }

  const timer = setInterval(() => inBackground(sweep()), sweepEveryMs).unref();

  return {
    async settle(fact) {
      try {
        await recompute(targetOf(fact));
        inBackground(release([fact]));
      } catch (error) {
        log.warn({ err: error }, 'settle: the sweep will try again');
      }
    },
    async drain() {
      await sweep();
      await Promise.all(background);
    },
    async close() {
      clearInterval(timer);
      await Promise.all(background);
    },
  };
}

/** Takes off the marks these facts had when they were read; a fact changed since then keeps its new mark. */
export async function takeMarksOff<Stored>(model: Model<Stored>, facts: Mark[]): Promise<void> {
  const updates = facts.map(({ _id, unsettled }) => ({
    updateOne: { filter: { _id, unsettled }, update: { $unset: { unsettled: 1 } } },
  }));
  await model.collection.bulkWrite(updates as never, { ordered: false });
}

const ATTEMPTS = 50;

/**
 * Writes values computed from other documents into one, under its `revision`: what was computed before another
 * computation was written is thrown away and computed again, so that an older count never replaces a newer one.
 * @returns false when the document is not there.
 */
export async function writeDerived<Doc extends { revision: number }>(
  model: Model<Doc>,
  _id: number,
  compute: () => Promise<Partial<Doc>>,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const document = (await model.findOne({ _id } as never, { revision: 1 } as never).lean()) as {
      revision: number;
    } | null;
    if (!document) return false;
    const { revision } = document;
    const values = await compute();
    const { matchedCount } = await model.updateOne(
      { _id, revision } as never,
      { $set: values, $inc: { revision: 1 } } as never,
    );
    if (matchedCount) return true;
  }
  throw new Error(`${model.modelName} ${_id} changes too often to be computed`);
}
