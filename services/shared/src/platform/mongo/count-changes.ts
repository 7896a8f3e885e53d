import { randomUUID } from 'node:crypto';
import { Schema, type Model, type QueryFilter } from 'mongoose';
import { changeVersioned } from './change-versioned.ts';
import { retryDeadlocks } from './deadlock.ts';
import { pendingTargetField, type Finish, type PendingTarget } from './propagate.ts';

/**
 * Counts facts (likes, comments, members) at a cost that does not depend on their number. Every change of a fact
 * carries its own difference, which is added to the target's count exactly once.
 *
 * 1. One write changes the fact and records the change in it: `{id, by}`.
 * 2. The target is read, then the recorded changes of all its facts. Changes whose ids the target lists were counted
 *    before, and are removed from their facts. The others are added up. One write adds their sum to the count, and
 *    replaces the target's listed ids with theirs. It succeeds only if the target still has the revision that was read.
 * 3. The counted changes are removed from their facts.
 *
 * A crash after 1 or 2 leaves recorded changes, which the sweep finds. Nothing is counted twice. A write drops an id
 * from the target only after its process, having read the target's revision, removed that id from all facts. A slower
 * process that still holds the change has an older revision, so its write does nothing.
 */
export const changesField = {
  ...pendingTargetField,
  changes: {
    type: [new Schema<Change>({ id: String, by: Number, kind: String }, { _id: false })],
    default: undefined,
  },
};

/** A change with a kind does not affect the count; `derive` adds it up. */
export type Change = { id: string; by: number; kind?: string };
export type WithChanges = PendingTarget & { _id: unknown; changes?: Change[] };

export const countedField = { counted: { type: Schema.Types.Mixed } };

/** Maps the name of each count to its revision and the ids of the changes that were counted last. */
export type WithCounted = { _id: number; counted?: Record<string, { revision: number; ids: string[] }> };

/** The further fields of a new fact. */
export const firstChange = (
  target: number,
  by: number,
): Required<Pick<WithChanges, 'pendingTarget' | 'changes'>> => ({
  pendingTarget: target,
  changes: [{ id: randomUUID(), by }],
});

/** The update of a fact that changes its target's count. */
export const changeBy = <Fields>(target: number, by: number, fields: Fields) => ({
  $set: { ...fields, pendingTarget: target },
  $push: { changes: { id: randomUUID(), by } },
});

/** The changes of a fact that turns from one kind into another; null stands for no kind. */
export const changesOfKind = (from: string | null, to: string | null): Change[] => [
  ...(from === null ? [] : [{ id: randomUUID(), by: -1, kind: from }]),
  ...(to === null ? [] : [{ id: randomUUID(), by: 1, kind: to }]),
];

/** The count of each kind after these changes. Kinds with a count of zero are omitted. */
export function addUpKinds(
  before: Readonly<Record<string, number>> | undefined,
  changes: readonly Change[],
): Record<string, number> {
  const counts = new Map(Object.entries(before ?? {}));
  for (const { kind, by } of changes) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + by);
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

type Options<Target, Fact> = {
  target: Model<Target>;
  facts: Model<Fact>;
  /** The target's field with the count. */
  count: keyof Target & string;
  /** Limits the targets that exist. The caller discards changes, or facts, for any other. */
  where?: QueryFilter<Target>;
  /**
   * Computes further fields of the target, written together with the count.
   * @param fresh the changes that are counted now
   */
  derive?(target: Target, changed: Fact[], fresh: Change[]): Promise<Partial<Target>>;
  /** Updates other documents that show the count, before the changes are removed. It must be idempotent. */
  showElsewhere?(target: Target): Promise<void>;
  /** Facts that are deleted once they are counted, such as a like that was withdrawn. */
  spent?: {
    where: QueryFilter<Fact>;
    /** Removes those facts that match `where` and `COUNTED`. It must be idempotent. */
    remove(ids: Fact['_id' & keyof Fact][]): Promise<void>;
  };
};

const AT_ONCE = 500;

/** Filter for `remove`: facts whose changes are all counted, and that are still pending. */
export const COUNTED = { changes: { $size: 0 } };

/** @returns a function that counts the changes of a target's facts, up to 500 at a time; null for an unknown target */
export function createChangeCounter<Target extends WithCounted, Fact extends WithChanges>(
  options: Options<Target, Fact>,
): (id: number) => Promise<Finish | null> {
  const { target: targets, count, where = {} } = options;
  const facts = options.facts as unknown as Model<WithChanges>;
  const revisionField = `counted.${count}.revision`;

  async function read(id: number) {
    const target = (await targets.findOne({ _id: id, ...where } as never).lean()) as Target | null;
    if (!target) return null;
    const noted = (await facts
      .find({ pendingTarget: id })
      .readConcern('majority')
      .limit(AT_ONCE)
      .lean()) as WithChanges[];
    return { target, noted, counted: target.counted?.[count] };
  }

  async function takeOff(carriers: WithChanges[], ids: string[]): Promise<void> {
    if (!carriers.length) return;
    const carrying = carriers.map((fact) => fact._id);
    const where = { _id: { $in: carrying } };
    // A fact that became spent after that removal stays pending. The process that counted it, or the sweep, removes
    // it.
    const staying = options.spent && { $nor: [options.spent.where] };
    // Other processes may update the same facts in a different order (deadlocks). All of this is idempotent.
    await retryDeadlocks(async () => {
      await facts.updateMany(where as never, { $pull: { changes: { id: { $in: ids } } } } as never);
      await options.spent?.remove(carrying as never);
      await facts.updateMany({ ...where, ...COUNTED, ...staying } as never, {
        $unset: { changes: 1, pendingTarget: 1 },
      });
    });
  }

  async function countOnce(id: number): Promise<{ finish: Finish; isLast: boolean } | null> {
    const { before, after } = await changeVersioned({
      read: () => read(id),
      async decide(state) {
        if (!state) return null;
        const { target, noted } = state;
        const known = new Set(state.counted?.ids);
        const isCounted = ({ changes = [] }: WithChanges) =>
          !changes.length || changes.some((change) => known.has(change.id));
        // With more than one batch, this one may miss some of the counted facts. Their changes' ids find them.
        const beyond = { pendingTarget: id, 'changes.id': { $in: [...known] } } as never;
        const outOfSight = noted.length < AT_ONCE || !known.size ? [] : await facts.find(beyond).lean();
        const counted = [...noted.filter(isCounted), ...outOfSight];
        // The process that counted them may have died before it showed the count.
        if (counted.length) await options.showElsewhere?.(target);
        await takeOff(counted, [...known]);
        const fresh = noted.flatMap(({ changes = [] }) => changes).filter((change) => !known.has(change.id));
        if (!fresh.length) return null;
        const carriers = noted.filter(({ changes = [] }) => changes.some((change) => !known.has(change.id)));
        const more = await options.derive?.(target, carriers as never, fresh);
        return { carriers, ids: fresh.map((change) => change.id), by: sum(fresh), more };
      },
      async write({ by, ids, more }, state) {
        const revision = state?.counted?.revision;
        const { matchedCount } = await targets.updateOne(
          { _id: id, ...where, [revisionField]: revision ?? { $exists: false } } as never,
          {
            $inc: { [count]: by, [revisionField]: 1 },
            $set: { ...more, [`counted.${count}.ids`]: ids },
          } as never,
        );
        return matchedCount === 1;
      },
    });
    if (!before) return null;
    if (after) await options.showElsewhere?.(before.target);
    return {
      finish: async () => {
        if (after) await takeOff(after.carriers, after.ids);
      },
      isLast: before.noted.length < AT_ONCE,
    };
  }

  return async (id) => {
    for (;;) {
      const counted = await countOnce(id);
      if (!counted || counted.isLast) return counted && counted.finish;
      await counted.finish();
    }
  };
}

const sum = (changes: Change[]): number =>
  changes.reduce((total, { by, kind }) => (kind === undefined ? total + by : total), 0);
