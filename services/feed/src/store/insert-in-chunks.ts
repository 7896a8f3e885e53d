import type { Model } from 'mongoose';

const CHUNK = 2_000;

export async function insertInChunks<Stored>(model: Model<Stored>, documents: Stored[]): Promise<void> {
  for (let from = 0; from < documents.length; from += CHUNK) {
    await model.collection.insertMany(documents.slice(from, from + CHUNK) as never);
  }
}
