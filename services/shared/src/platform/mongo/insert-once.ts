import type { Model } from 'mongoose';
import { retryDeadlocks } from './deadlock.ts';
import { isDuplicateKey } from './duplicate-key.ts';

/** Inserts a document. @returns false, without a change, when its id or another unique value is taken */
export async function insertOnce<Stored>(model: Model<Stored>, document: Stored): Promise<boolean> {
  try {
    await retryDeadlocks(() => model.collection.insertOne(document as never));
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
