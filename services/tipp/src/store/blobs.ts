import { Schema, type Connection, type Model } from 'mongoose';
import { fromChunks, toChunks } from '../domain/chunks.ts';

type Chunk = { _id: string; key: string; index: number; data: Buffer };

export function blobModel(connection: Connection): Model<Chunk> {
  const schema = new Schema<Chunk>(
    { _id: String, key: String, index: Number, data: Buffer },
    { versionKey: false },
  );
  schema.index({ key: 1, index: 1 }, { name: 'key_index' });
  return connection.model<Chunk>('blobs', schema, 'blobs');
}

/** Large byte strings in chunks that fit a document: columns and snapshots. Written once, never changed. */
export type BlobStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when there is none with this key. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
};

export function createBlobStore(model: Model<Chunk>): BlobStore {
  return {
    async put(key, bytes) {
      for (const [index, chunk] of toChunks(bytes).entries()) {
        const data = Buffer.from(chunk);
        await model.updateOne({ _id: `${key}#${index}` }, { $set: { key, index, data } }, { upsert: true });
      }
    },
    async get(key) {
      const chunks = await model.collection
        .find({ key }, { promoteBuffers: true })
        .sort({ index: 1 })
        .toArray();
      return chunks.length ? fromChunks(chunks.map(({ data }) => data)) : null;
    },
    async remove(key) {
      await model.deleteMany({ key });
    },
  };
}
