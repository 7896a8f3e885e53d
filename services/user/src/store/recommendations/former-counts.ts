import { bulkWrite } from '@tippspiel/shared/platform/mongo/bulk';
import { mongo, type Model } from 'mongoose';
import type { StoredAccount } from '../accounts/account-model.ts';

/** By it recommended players were counted for each request, before their numbers were stored. */
const FORMER_INDEX = 'recommendedBy';
const NO_SUCH_INDEX = 27;

/**
 * Stores once how many players each recommended before these numbers were stored; the former index says that it is due,
 * and goes in the end. Call it before this process settles anything: a number is only written where none is, and only
 * accounts that noted nothing are counted, so that a crash, a second process, and registrations that others settle
 * meanwhile do no harm.
 */
export async function storeFormerCounts(model: Model<StoredAccount>): Promise<void> {
  const indexes = await model.collection.indexes();
  if (!indexes.some(({ name }) => name === FORMER_INDEX)) return;
  const counts = await model.aggregate<{ _id: number; count: number }>([
    { $match: { recommendedBy: { $gt: 0 }, unsettled: { $exists: false } } },
    { $group: { _id: '$recommendedBy', count: { $sum: 1 } } },
  ]);
  const updates = counts.map(({ _id, count }) => ({
    updateOne: {
      filter: { _id, recommendCount: { $exists: false } },
      update: { $set: { recommendCount: count } },
    },
  }));
  await bulkWrite(model, updates);
  await dropIndex(model);
}

async function dropIndex(model: Model<StoredAccount>): Promise<void> {
  try {
    await model.collection.dropIndex(FORMER_INDEX);
  } catch (error) {
    const isGone = error instanceof mongo.MongoServerError && error.code === NO_SUCH_INDEX;
    if (!isGone) throw error; // Another process was faster.
  }
}
