import { unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { bulkWrite } from '@tippspiel/shared/platform/mongo/bulk';
import type { Model } from 'mongoose';
import { writeLimit } from '../deadline.ts';
import { createSaveQueue, MAX_WAIT_MS, type Waiting } from './save-queue.ts';
import { toOperations, type SlipChange } from './slip-change.ts';
import type { Slip, SlipStore, StoredTipp } from './slips.ts';
import { matchKey } from '../../domain/columns/column-key.ts';

export type SavedTipp = { tipp: StoredTipp; jokerCount: number };

/** Why a change took no effect; `slip` is what stood there instead. */
export type Refused = { refused: true; slip: Slip };

export type SlipWriter = {
  /**
   * Resolves when the change is durable or took no effect. The same change may be saved again without harm.
   * @param waitMs how long the caller waits; a few seconds at most in any case
   * @throws AppError UNAVAILABLE when it was never sent, UNKNOWN when nobody knows whether it takes effect,
   * UNAUTHENTICATED when the player has left meanwhile
   */
  save(change: SlipChange, waitMs?: number): Promise<SavedTipp | Refused>;
};

type Saving = Waiting<SavedTipp | Refused>;

/**
 * Gathers concurrent saves into one unordered bulk write followed by one read of the touched slips: while a batch is
 * under way the next one fills. Each caller is answered after its write is durable: its id stands in the slip if, and
 * only if, it took effect. A save alone goes out at once, as one find-and-update, which is one way to the database
 * instead of two. Measured: docs/bench/million.json.
 */
export function createSlipWriter(model: Model<Slip>, store: SlipStore, log: Logger): SlipWriter {
  async function commit(batch: Saving[]): Promise<void> {
    const [first] = batch;
    const missing = first && batch.length === 1 ? await attemptAlone(first) : await attempt(batch);
    if (!missing.length) return;
    // Players whose registration has not arrived here yet: their slip is made now, if it was not made in between.
    await store.create([...new Set(missing.map(({ change }) => change.userId))]);
    // Gone again: nothing but a player's leaving removes a slip.
    for (const { reject } of await attempt(missing, false)) reject(unauthenticated());
  }

  async function attemptAlone(item: Saving): Promise<Saving[]> {
    const key = matchKey(item.change.matchId);
    const projection = { jokerCount: 1, [`tipps.${key}`]: 1 };
    for (const { updateOne } of toOperations(item.id, item.change)) {
      const { filter, update } = updateOne;
      const options = { returnDocument: 'after', projection, ...timeLimit([item]) } as const;
      const slip = (await model.collection.findOneAndUpdate(filter as never, update, options)) as Slip | null;
      const tipp = slip?.tipps?.[key];
      if (!slip || !tipp) continue;
      resolveSaved(item, tipp, slip);
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
  async function attempt(batch: Saving[], isFirst = true): Promise<Saving[]> {
    const operations = batch.flatMap(({ id, change }) => toOperations(id, change));
    await bulkWrite(model, operations, timeLimit(batch));
    const ids = [...new Set(batch.map(({ change }) => change.userId))];
    const keys = new Set(batch.map(({ change }) => `tipps.${matchKey(change.matchId)}`));
    const projection = { jokerCount: 1, saves: 1, ...Object.fromEntries([...keys].map((key) => [key, 1])) };
    const found = await model.collection.find({ _id: { $in: ids } } as never, { projection }).toArray();
    const slips = new Map((found as unknown as Slip[]).map((slip) => [slip._id, slip]));
    return batch.filter((item) => {
      const slip = slips.get(item.change.userId);
      if (!slip || (isFirst && isFresh(slip))) return true;
      const tipp = slip.tipps?.[matchKey(item.change.matchId)];
      if (tipp && slip.saves.includes(item.id)) resolveSaved(item, tipp, slip);
      else item.resolve({ refused: true, slip });
      return false;
    });
  }

  const enqueue = createSaveQueue(commit, log);
  return { save: (change, waitMs = MAX_WAIT_MS) => enqueue(change, waitMs) };
}

/** A slip that counts less than no joker is a defect: nobody is answered by it, and no other save of the batch suffers. */
function resolveSaved({ resolve, reject }: Saving, tipp: StoredTipp, { _id, jokerCount }: Slip): void {
  if (jokerCount >= 0) resolve({ tipp, jokerCount });
  else reject(new Error(`slip ${_id} counts ${jokerCount} jokers`));
}

/** No save has taken effect in it yet. */
const isFresh = (slip: Slip): boolean => slip.saves.length === 0;

const timeLimit = (batch: Saving[]) => writeLimit(...batch.map(({ change }) => change.deadline));
