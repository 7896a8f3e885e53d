import { claim, writeFenced, type Fenced } from '@tippspiel/shared/jobs/fence';
import type { Lease } from '@tippspiel/shared/jobs/leases';
import { Schema, type Connection, type Model } from 'mongoose';
import type { BlobStore } from '../blobs.ts';

/**
 * The column of a match: claimed while it is being frozen, complete with `frozenAt`. Its bytes stand in the blobs under
 * `key`, which no other run writes.
 */
type Stored = Fenced & { _id: number; bytes?: number; key?: string; frozenAt?: Date };

export function columnModel(connection: Connection): Model<Stored> {
  const schema = new Schema<Stored>(
    { _id: Number, fence: Number, bytes: Number, key: String, frozenAt: Date },
    { versionKey: false },
  );
  return connection.model<Stored>('columns', schema, 'columns');
}

export type ColumnStore = {
  /** Ids of the matches whose column is complete. */
  frozen(): Promise<Set<number>>;
  /** Marks a column as this run's, before anything is read for it. @throws LeaseLostError */
  claim(matchId: number, lease: Lease): Promise<void>;
  /** Stores a claimed column, complete. @throws LeaseLostError: then nothing is stored */
  put(matchId: number, bytes: Uint8Array, lease: Lease, frozenAt: Date): Promise<void>;
  /** @returns null while it is not complete. */
  get(matchId: number): Promise<Uint8Array | null>;
};

export function createColumnStore(model: Model<Stored>, blobs: BlobStore): ColumnStore {
  const prefix = (matchId: number) => `column/${matchId}`;
  return {
    async frozen() {
      const columns = await model.find({ frozenAt: { $ne: null } }, { _id: 1 }).lean<{ _id: number }[]>();
      return new Set(columns.map(({ _id }) => _id));
    },
    claim: (matchId, lease) => claim(model, matchId, lease),
    async put(matchId, bytes, lease, frozenAt) {
      const key = `${prefix(matchId)}/${lease.fence}`;
      await blobs.put(key, bytes);
      await writeFenced(model, matchId, lease, { $set: { bytes: bytes.length, key, frozenAt } });
      await blobs.removeOthers(prefix(matchId), key);
    },
    async get(matchId) {
      const column = await model
        .findOne({ _id: matchId, frozenAt: { $ne: null } }, { bytes: 1, key: 1 })
        .lean();
      if (!column) return null;
      // A match that locked before the first player came has a column without bytes, and so without chunks.
      return column.bytes ? blobs.get(column.key ?? prefix(matchId)) : new Uint8Array();
    },
  };
}
