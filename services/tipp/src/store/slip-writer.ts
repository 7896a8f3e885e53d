import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import { REMEMBERED_SAVES, tippKey, type Slip, type SlipStore, type StoredTipp } from './slips.ts';

/** What one save changes in a slip, at least one thing of it; what is left out stays as it is. */
export type SlipChange = {
  userId: number;
  matchId: number;
  goals1?: number | null;
  goals2?: number | null;
  joker?: boolean;
  random?: boolean;
  maxJokers: number;
  /** The database refuses the change from this instant on, by its own (real) clock; only given close to a lock. */
  deadline?: Date;
};

export type SavedTipp = { tipp: StoredTipp; jokerCount: number };

/** Why a change took no effect; `slip` is what stood there instead. */
export type Refused = { refused: true; slip: Slip };

export type SlipWriter = { save(change: SlipChange): Promise<SavedTipp | Refused> };

type Waiting = {
  id: string;
  change: SlipChange;
  resolve(result: SavedTipp | Refused): void;
  reject(error: unknown): void;
};

/**
 * A write with a deadline is given up by the database after this long: the deadline is compared with the statement's
 * start, and a statement may have to wait for another one's lock.
 */
export const MAX_WRITE_MS = 900;
const MAX_BATCH = 400;
const MAX_BATCH_PER_SLIP = REMEMBERED_SAVES / 2;

/**
 * Gathers concurrent saves into one unordered bulk write followed by one read of the touched slips: while a batch is
 * under way the next one fills. Each caller is answered after its write is durable: its id stands in the slip if, and
 * only if, it took effect. A save alone goes out at once, as one find-and-update, which is one way to the database
 * instead of two. Measured: docs/PERFORMANCE.md, 'Tip saves'.
 */
export function createSlipWriter(model: Model<Slip>, store: SlipStore): SlipWriter {
  let waiting: Waiting[] = [];
  let busy = false;

  async function run(): Promise<void> {
    busy = true;
    while (waiting.length) {
      const batch = takeBatch();
      try {
        await commit(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    busy = false;
  }

  function takeBatch(): Waiting[] {
    const perSlip = new Map<number, number>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const item of waiting) {
      const count = perSlip.get(item.change.userId) ?? 0;
      if (batch.length === MAX_BATCH || count === MAX_BATCH_PER_SLIP) {
        later.push(item);
        continue;
      }
      perSlip.set(item.change.userId, count + 1);
      batch.push(item);
    }
    waiting = later;
    return batch;
  }

  async function commit(batch: Waiting[]): Promise<void> {
    const [first] = batch;
    const missing = first && batch.length === 1 ? await attemptAlone(first) : await attempt(batch);
    if (!missing.length) return;
    // Players whose registration has not arrived here yet: their slip is made now, if it was not made in between.
    await store.create([...new Set(missing.map(({ change }) => change.userId))]);
    for (const { reject } of await attempt(missing, false)) reject(new Error('slip could not be created'));
  }

  async function attemptAlone(item: Waiting): Promise<Waiting[]> {
    const key = tippKey(item.change.matchId);
    const projection = { jokerCount: 1, [`tipps.${key}`]: 1 };
    for (const { updateOne } of toOperations(item)) {
      const { filter, update } = updateOne;
      const options = { returnDocument: 'after', projection, ...timeLimit([item]) } as const;
      const slip = (await model.collection.findOneAndUpdate(filter as never, update, options)) as Slip | null;
      const tipp = slip?.tipps?.[key];
      if (!slip || !tipp) continue;
      item.resolve({ tipp, jokerCount: slip.jokerCount });
      return [];
    }
    const slip = await store.find(item.change.userId);
    if (!slip || isFresh(slip)) return [item];
    item.resolve({ refused: true, slip });
    return [];
  }

  /**
   * Writes, reads back and answers; returns those whose slip does not exist, and at the first go those whose slip may
   * have been made between the write and the reading.
   */
  async function attempt(batch: Waiting[], isFirst = true): Promise<Waiting[]> {
    const operations = batch.flatMap(toOperations);
    await model.collection.bulkWrite(operations as never, { ordered: false, ...timeLimit(batch) });
    const ids = [...new Set(batch.map(({ change }) => change.userId))];
    const keys = new Set(batch.map(({ change }) => `tipps.${tippKey(change.matchId)}`));
    const projection = { jokerCount: 1, saves: 1, ...Object.fromEntries([...keys].map((key) => [key, 1])) };
    const found = await model.collection.find({ _id: { $in: ids } } as never, { projection }).toArray();
    const slips = new Map((found as unknown as Slip[]).map((slip) => [slip._id, slip]));
    return batch.filter((item) => {
      const slip = slips.get(item.change.userId);
      if (!slip || (isFirst && isFresh(slip))) return true;
      const tipp = slip.tipps?.[tippKey(item.change.matchId)];
      item.resolve(
        tipp && slip.saves.includes(item.id)
          ? { tipp, jokerCount: slip.jokerCount }
          : { refused: true, slip },
      );
      return false;
    });
  }

  return {
    save: (change) =>
      new Promise((resolve, reject) => {
        waiting.push({ id: randomUUID(), change, resolve, reject });
        if (!busy) void run();
      }),
  };
}

/** No save has taken effect in it yet. */
const isFresh = (slip: Slip): boolean => slip.saves.length === 0;

const timeLimit = (batch: Waiting[]): { maxTimeMS?: number } =>
  batch.some(({ change }) => change.deadline) ? { maxTimeMS: MAX_WRITE_MS } : {};

type Operation = { updateOne: { filter: Record<string, unknown>; update: Record<string, unknown> } };

/**
 * The conditional updates behind one save. A joker that changes counts; one that stays as it is must not, so these are
 * two updates of which exactly one matches.
 */
function toOperations({ id, change }: Waiting): Operation[] {
  const path = `tipps.${tippKey(change.matchId)}`;
  const set: Record<string, unknown> = {};
  for (const field of ['goals1', 'goals2', 'random', 'joker'] as const) {
    if (change[field] !== undefined) set[`${path}.${field}`] = change[field];
  }
  const guard = {
    _id: change.userId,
    ...(change.deadline && { $expr: { $lt: ['$$NOW', change.deadline] } }),
  };
  const remember = { $push: { saves: { $each: [id], $slice: -REMEMBERED_SAVES } } };
  const plain = { ...(Object.keys(set).length && { $set: set }), ...remember };
  if (change.joker === undefined) return [{ updateOne: { filter: guard, update: plain } }];

  const unchanged = change.joker ? true : { $ne: true };
  const changed = change.joker ? { $ne: true } : true;
  const room = change.joker ? { jokerCount: { $lt: change.maxJokers } } : {};
  return [
    { updateOne: { filter: { ...guard, [`${path}.joker`]: unchanged }, update: plain } },
    {
      updateOne: {
        filter: { ...guard, ...room, [`${path}.joker`]: changed },
        update: { ...plain, $inc: { jokerCount: change.joker ? 1 : -1 } },
      },
    },
  ];
}
