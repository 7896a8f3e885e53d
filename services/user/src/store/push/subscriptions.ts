import { createHash } from 'node:crypto';
import { retryDuplicate } from '@tippspiel/shared/platform/mongo/duplicate-key';
import { Schema, type Connection } from 'mongoose';

/** A browser's push subscription: its push service's URL and the encryption keys. */
type PushSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** A browser's push subscription. Shard key: `_id`, a hash of the endpoint. */
type StoredSubscription = PushSubscription & {
  _id: string;
  userId: number;
  /** The login that created it; ending it ends the subscription; its mere expiry does not. */
  sessionId: string;
  created: Date;
};

type Owner = { userId: number; sessionId: string };

const schema = new Schema<StoredSubscription>(
  {
    ...{ _id: String, userId: Number, sessionId: String, created: Date },
    ...{ endpoint: String, p256dh: String, auth: String },
  },
  { versionKey: false },
);
schema.index({ userId: 1, created: -1 }, { name: 'userId' });
schema.index({ sessionId: 1 }, { name: 'sessionId' });

/** Browsers of one player; beyond this the oldest are removed. */
const MAX_PER_PLAYER = 10;

export const subscriptionId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

export type Subscriptions = ReturnType<typeof createSubscriptions>;

export function createSubscriptions(connection: Connection) {
  const model = connection.model<StoredSubscription>('subscriptions', schema, 'subscriptions');

  return {
    /** A browser belongs to one player: saving it moves it from the previous player. */
    async save({ userId, sessionId }: Owner, subscription: PushSubscription, created: Date): Promise<void> {
      const _id = subscriptionId(subscription.endpoint);
      const $set = { ...subscription, userId, sessionId, created };
      await retryDuplicate(() => model.updateOne({ _id }, { $set }, { upsert: true }));
      const surplus = await model
        .find({ userId }, { _id: 1 })
        .sort({ created: -1 })
        .skip(MAX_PER_PLAYER)
        .lean();
      if (surplus.length) await model.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
    },

    find: (id: string): Promise<(PushSubscription & { userId: number }) | null> =>
      model.findById(id).lean<StoredSubscription>().exec(),

    /** Removes a player's own subscription; without a player, anybody's. */
    async remove(id: string, userId?: number): Promise<void> {
      await model.deleteOne({ _id: id, ...(userId !== undefined && { userId }) });
    },

    /** Whether this browser belongs to the player. */
    async isOf(id: string, userId: number): Promise<boolean> {
      return (await model.exists({ _id: id, userId })) !== null;
    },

    /** Removes the subscriptions of ended logins. */
    async removeOfSessions(sessionIds: readonly string[]): Promise<void> {
      await model.deleteMany({ sessionId: { $in: [...sessionIds] } });
    },

    /** Moves the subscriptions to the player's new login in the same browser. */
    async moveTo({ userId, sessionId }: Owner, before: string): Promise<void> {
      await model.updateMany({ userId, sessionId: before }, { $set: { sessionId } });
    },

    async removeOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },

    async of(userId: number): Promise<{ endpoint: string; created: Date }[]> {
      return model.find({ userId }, { _id: 0, endpoint: 1, created: 1 }).lean<StoredSubscription[]>();
    },

    /** Ids of these players' browsers. */
    async ofMany(userIds: readonly number[]): Promise<{ id: string; userId: number }[]> {
      const found = await model
        .find({ userId: { $in: [...userIds] } }, { userId: 1 })
        .lean<{ _id: string; userId: number }[]>();
      return found.map(({ _id: id, userId }) => ({ id, userId }));
    },
  };
}
