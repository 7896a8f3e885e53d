import { randomUUID } from 'node:crypto';
import { Schema, type Model, type QueryFilter } from 'mongoose';
import { changeVersioned } from './change-versioned.ts';
import { retryDeadlocks } from './deadlock.ts';
import { pendingTargetField, type Finish, type PendingTarget } from './propagate.ts';

/**
 * Counts of facts (likes, comments, members) that cost the same however many there are: every change of a fact carries
 * its own difference, and the target moves by it exactly once.
 *
 * 1. The fact changes and notes the change, `{id, by}`, in the same write.
 * 2. Its target is read, then the noted changes of all its facts. Those whose ids the target holds as counted are counted
 *    already and are taken off their facts. The rest is added up, and one write, on condition that the target is still at
 *    the revision that was read, moves the count, and puts the ids into the target in place of the former ones.
 * 3. The changes are taken off their facts.
 *
 * A crash after 1 or 2 leaves noted changes, which the sweep finds. Nothing is counted twice: an id leaves the target
 * only in a write whose writer had seen to it, after reading the target at its revision, that no fact carries that id any
 * more; and whoever still adds up a change that it read earlier has an older revision, and its write does nothing.
 */
export const changesField = {
  ...pendingTargetField,
  changes: {
    type: [new Schema<Change>({ id: String, by: Number, kind: String }, { _id: false })],
    default: undefined,
  },
};

/** One with a kind leaves the count as it is: `derive` adds it up. */
export type Change = { id: string; by: number; kind?: string };
export type WithChanges = PendingTarget & { _id: unknown; changes?: Change[] };

export const countedField = { counted: { type: Schema.Types.Mixed } };

/** By the name of the count. */
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

/** Of a fact that was of one kind, and is of another one from now on; null stands for none. */
export const changesOfKind = (from: string | null, to: string | null): Change[] => [
  ...(from === null ? [] : [{ id: randomUUID(), by: -1, kind: from }]),
  ...(to === null ? [] : [{ id: randomUUID(), by: 1, kind: to }]),
];

/** How often each kind is there after these changes; kinds without any are left out. */
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
  /** The target's number that they change. */
  count: keyof Target & string;
  /** Which targets are there; changes for another are for the caller to throw away. */
  where?: QueryFilter<Target>;
  /** More that the target shows of its facts, written together with the count. @param fresh the changes that are counted now */
  derive?(target: Target, changed: Fact[], fresh: Change[]): Promise<Partial<Target>>;
  /** Updates other documents that show the count, before changes are taken off; may be done again. */
  showElsewhere?(target: Target): Promise<void>;
  /** Facts that stand for nothing once they are counted, as a like that was taken back. */
  spent?: {
    where: QueryFilter<Fact>;
    /** Removes those of these that are so and `COUNTED`; may be done again. */
    remove(ids: Fact['_id' & keyof Fact][]): Promise<void>;
  };
};

const AT_ONCE = 500;

/** Facts all of whose changes are counted, and that still carry their mark: for `remove`. */
export const COUNTED = { changes: { $size: 0 } };

/** @returns lets a target's count follow its facts' changes, up to 500 at a time; null when there is no such target */
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

  async function takeOff(target: Target, carriers: WithChanges[], ids: string[]): Promise<void> {
    if (!carriers.length) return;
    await options.showElsewhere?.(target);
    const carrying = carriers.map((fact) => fact._id);
    const where = { _id: { $in: carrying } };
    // One that became spent after that removal keeps its mark, so that whoever counted it, or the sweep, removes it.
    const staying = options.spent && { $nor: [options.spent.where] };
    // Others take off the same facts at the same time, in an order of their own. All of it may be done again.
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
        const { target, noted, counted } = state;
        const known = new Set(counted?.ids);
        const isCounted = ({ changes = [] }: WithChanges) =>
          !changes.length || changes.some((change) => known.has(change.id));
        // Of more than one batch some may be out of sight; they are found by their ids.
        const beyond = { pendingTarget: id, 'changes.id': { $in: [...known] } } as never;
        const outOfSight = noted.length < AT_ONCE || !known.size ? [] : await facts.find(beyond).lean();
        await takeOff(target, [...noted.filter(isCounted), ...outOfSight], [...known]);
        const fresh = noted.flatMap(({ changes = [] }) => changes).filter((change) => !known.has(change.id));
        if (!fresh.length) return null;
        const carriers = noted.filter(({ changes = [] }) => changes.some((change) => !known.has(change.id)));
        const more = await options.derive?.(target, carriers as never, fresh);
        return { carriers, ids: fresh.map((change) => change.id), by: sum(fresh), more };
      },
      async write({ by, ids, more }, state) {
        const revision = state?.counted?.revision;
        const { matchedCount } = await targets.updateOne(
          { _id: id, [revisionField]: revision ?? { $exists: false } } as never,
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
        if (after) await takeOff(before.target, after.carriers, after.ids);
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
