import { realNow } from '@tippspiel/shared/clock/real-time';
import { Schema, type Connection, type Model } from 'mongoose';
import type { BlobStore } from './blobs.ts';

/** Says that the column of a match is frozen and complete; its bytes stand in the blobs. */
type Frozen = { _id: number; bytes: number; frozenAt: Date };

export function columnModel(connection: Connection): Model<Frozen> {
  const schema = new Schema<Frozen>({ _id: Number, bytes: Number, frozenAt: Date }, { versionKey: false });
  return connection.model<Frozen>('columns', schema, 'columns');
}

export type ColumnStore = {
  /** Ids of the matches whose column is complete. */
  frozen(): Promise<Set<number>>;
  /** Stores a column. Repeating it writes the same bytes: no save can come after the lock. */
  put(matchId: number, bytes: Uint8Array): Promise<void>;
  get(matchId: number): Promise<Uint8Array | null>;
};

export function createColumnStore(model: Model<Frozen>, blobs: BlobStore): ColumnStore {
  const key = (matchId: number) => `column/${matchId}`;
  return {
    async frozen() {
      const columns = await model.find({}, { _id: 1 }).lean<{ _id: number }[]>();
      return new Set(columns.map(({ _id }) => _id));
    },
    async put(matchId, bytes) {
      await blobs.put(key(matchId), bytes);
      await model.updateOne(
        { _id: matchId },
        { $set: { bytes: bytes.length, frozenAt: realNow() } },
        { upsert: true },
      );
    },
    async get(matchId) {
      const frozen = await model.findById(matchId, { bytes: 1 }).lean();
      if (!frozen) return null;
      // A match that locked before the first tipp has a column without bytes, and so without chunks.
      return frozen.bytes ? blobs.get(key(matchId)) : new Uint8Array();
    },
  };
}
