import assert from 'node:assert/strict';
import { setFence, writeFenced, type Fenced } from '@tippspiel/shared/platform/jobs/fence';
import type { Lease } from '@tippspiel/shared/platform/jobs/leases';
import { Schema, type Connection } from 'mongoose';
import type { ColumnKey } from '../../domain/columns/column-key.ts';
import type { BlobStore } from '../blobs.ts';

/**
 * A column. While it is being frozen it has nothing but a fence; `frozenAt` marks it complete. Its bytes are in the
 * blobs under `key`, which no other run writes. Shard key: none.
 */
type Stored = Fenced & { _id: ColumnKey; bytes?: number; key?: string; frozenAt?: Date };

const schema = new Schema<Stored>(
  { _id: String, fence: Number, bytes: Number, key: String, frozenAt: Date },
  { versionKey: false },
);

export type ColumnStore = ReturnType<typeof createColumnStore>;

export function createColumnStore(connection: Connection, blobs: BlobStore) {
  const model = connection.model<Stored>('columns', schema, 'columns');
  const prefix = (column: ColumnKey) => `column/${column}`;
  async function frozenAt(): Promise<Map<ColumnKey, Date>> {
    const found = await model
      .find({ frozenAt: { $ne: null } }, { frozenAt: 1 })
      .lean<{ _id: ColumnKey; frozenAt: Date }[]>();
    return new Map(found.map((column) => [column._id, column.frozenAt]));
  }
  return {
    /** The keys of complete columns. */
    frozen: async (): Promise<Set<ColumnKey>> => new Set((await frozenAt()).keys()),
    /** The time at which each complete column was frozen. */
    frozenAt,
    /** Claims a column for this run, before any slip is read for it. @throws LeaseLostError */
    fence: (column: ColumnKey, lease: Lease): Promise<void> => setFence(model, column, lease),
    /** Stores a fenced column as complete. @throws LeaseLostError: nothing is stored */
    async put(column: ColumnKey, bytes: Uint8Array, lease: Lease, frozenAt: Date): Promise<void> {
      const key = `${prefix(column)}/${lease.fence}`;
      await blobs.put(key, bytes, lease);
      await writeFenced(model, column, lease, { $set: { bytes: bytes.length, key, frozenAt } });
      await blobs.removeEarlier(prefix(column), lease);
    },
    /** @returns null while it is not complete. */
    async get(column: ColumnKey): Promise<Uint8Array | null> {
      const stored = await model
        .findOne({ _id: column, frozenAt: { $ne: null } }, { bytes: 1, key: 1 })
        .lean();
      if (!stored) return null;
      // A match that locked before the first registration has an empty column without chunks.
      const bytes = stored.bytes ? await blobs.get(stored.key!) : new Uint8Array();
      assert(bytes === null || bytes.length === (stored.bytes ?? 0), `column ${column} has another length`);
      return bytes;
    },
  };
}
