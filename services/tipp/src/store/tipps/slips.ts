import type { Departures } from '@tippspiel/shared/platform/leaving/departures';
import { bulkWrite } from '@tippspiel/shared/platform/mongo/bulk';
import { isDuplicateKey } from '@tippspiel/shared/platform/mongo/duplicate-key';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import type { SaveStamp } from './save-basis.ts';

/** One tipp in a slip. A missing or null goal is not tipped. */
export type StoredTipp = SaveStamp & {
  goals1?: number | null;
  goals2?: number | null;
  joker?: boolean;
  random?: boolean;
};

/** Short codes of teams by mark. */
export type Winners = Partial<Record<Mark, string>>;

/** Index of the chosen option, by id of the bonus question. */
export type Answers = Record<string, number>;

/**
 * All tipps, winner tipps and bonus answers of one player in one document. A save is then one conditional update, and
 * the joker limit holds under any concurrency. Keys of `tipps` come from `matchKey`. Shard key: `_id`, the player's
 * number.
 */
export type Slip = {
  _id: number;
  tipps: Record<string, StoredTipp>;
  jokerCount: number;
  winners?: Winners;
  /** By family of marks, because winner tipps of a family are saved together. */
  winnerSaves?: Record<string, SaveStamp>;
  bonus?: Answers;
  /** Ids of the latest committed saves, by which a writer knows which saves of a batch took effect. */
  saves: string[];
};

/**
 * How many ids of committed saves a slip keeps; a batch holds at most half as many saves of one player. Every save
 * writes and reads them, so there are few.
 */
export const REMEMBERED_SAVES = 16;

export function slipModel(connection: Connection): Model<Slip> {
  const schema = new Schema<Slip>(
    {
      _id: Number,
      tipps: { type: Schema.Types.Mixed, default: {} },
      jokerCount: { type: Number, default: 0 },
      winners: { type: Schema.Types.Mixed },
      winnerSaves: { type: Schema.Types.Mixed },
      bonus: { type: Schema.Types.Mixed },
      saves: { type: [String], default: [] },
    },
    { versionKey: false, minimize: false },
  );
  return connection.model<Slip>('slips', schema, 'slips');
}

/** A partly read slip with the requested fields. */
export type SlipPart = Pick<Slip, '_id'> & Partial<Pick<Slip, 'tipps' | 'winners' | 'bonus'>>;

export type SlipStore = ReturnType<typeof createSlipStore>;

export function createSlipStore(model: Model<Slip>, departures: Pick<Departures, 'among'>) {
  return {
    /** @returns null for a player without a slip. */
    find: (userId: number): Promise<Slip | null> => model.findById(userId).lean<Slip>().exec(),
    /** Creates empty slips for new players; skips existing slips and deleted players. */
    async create(userIds: number[]): Promise<void> {
      const gone = await departures.among(userIds);
      const staying = userIds.filter((userId) => !gone.has(userId));
      const operations = staying.map((_id) => ({
        updateOne: {
          filter: { _id },
          update: { $setOnInsert: { tipps: {}, jokerCount: 0, saves: [] } },
          upsert: true,
        },
      }));
      try {
        await bulkWrite(model, operations);
      } catch (error) {
        // Another process created one of them at the same moment; the others are created all the same.
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Removes a player's slip permanently. */
    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
    /** The highest player number that has a slip, 0 without any. */
    async highestId(): Promise<number> {
      const last = await model.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean();
      return last?._id ?? 0;
    },
    /** The slips of the player numbers `from` to `to`, with only the fields of these paths, unordered. */
    async range(from: number, to: number, paths: string[]): Promise<SlipPart[]> {
      const projection = Object.fromEntries(paths.map((path) => [path, 1]));
      const filter = { _id: { $gte: from, $lte: to } } as never;
      // The batch size exceeds the range, so everything arrives in one response.
      const found = model.collection.find(filter, { projection, batchSize: to - from + 2 });
      return (await found.toArray()) as unknown as SlipPart[];
    },
    /** The slips of these players, with only the fields of these paths, unordered. */
    async many(userIds: number[], paths: string[]): Promise<SlipPart[]> {
      const projection = Object.fromEntries(paths.map((path) => [path, 1]));
      const found = model.collection.find({ _id: { $in: userIds } } as never, { projection });
      return (await found.toArray()) as unknown as SlipPart[];
    },
    /** Replaces whole slips in bulk; only for seeding. */
    async replaceAll(slips: Omit<Slip, 'saves'>[]): Promise<void> {
      const operations = slips.map((slip) => ({
        replaceOne: { filter: { _id: slip._id }, replacement: { ...slip, saves: [] }, upsert: true },
      }));
      await bulkWrite(model, operations);
    },
  };
}
