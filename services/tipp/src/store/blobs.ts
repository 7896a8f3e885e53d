import type { Lease } from '@tippspiel/shared/platform/jobs/leases';
import { Schema, type Connection } from 'mongoose';
import { fromChunks, toChunks } from '../domain/columns/chunks.ts';

/** A chunk of a column or snapshot. Shard key: `key`. */
type Chunk = {
  _id: string;
  key: string;
  index: number;
  /** The number of all chunks, so that a partly removed value is not read as a shorter one. */
  count: number;
  /** Of the run that wrote it. */
  fence: number;
  data: Buffer;
};

const schema = new Schema<Chunk>(
  { _id: String, key: String, index: Number, count: Number, fence: Number, data: Buffer },
  { versionKey: false },
);
schema.index({ key: 1, index: 1 }, { name: 'key_index' });

/** Large byte strings in chunks that fit a document: columns and snapshots. Written once, never changed. */
export type BlobStore = ReturnType<typeof createBlobStore>;

export function createBlobStore(connection: Connection) {
  const model = connection.model<Chunk>('blobs', schema, 'blobs');
  return {
    async put(key: string, bytes: Uint8Array, { fence }: Pick<Lease, 'fence'>): Promise<void> {
      const chunks = toChunks(bytes);
      for (const [index, chunk] of chunks.entries()) {
        const data = Buffer.from(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.length);
        const value = { index, count: chunks.length, fence, data };
        // An upsert in a sharded collection needs the shard key in its filter.
        await model.updateOne({ _id: `${key}#${index}`, key }, { $set: value }, { upsert: true });
      }
    },
    /** @returns null for an unknown key or an incomplete value. */
    async get(key: string): Promise<Uint8Array | null> {
      const chunks = await model.collection
        .find({ key }, { promoteBuffers: true })
        .sort({ index: 1 })
        .toArray();
      const [first] = chunks;
      if (first?.count !== chunks.length) return null;
      return fromChunks(chunks.map(({ data }) => data));
    },
    /**
     * Removes values with keys under `prefix/` that earlier runs have written. Keeps those of later runs: this run may
     * have been delayed and superseded.
     */
    async removeEarlier(prefix: string, { fence }: Pick<Lease, 'fence'>): Promise<void> {
      // '0' follows '/': a range, so that the index can be used.
      await model.deleteMany({
        key: { $gte: `${prefix}/`, $lt: `${prefix}0` },
        fence: { $lt: fence },
      });
    },
  };
}
