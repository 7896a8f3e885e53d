import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import {
  indexOutbox,
  outboxField,
  type OutboxEntry,
  type WithOutbox,
} from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection } from 'mongoose';

export const RECOMMENDATIONS = 'recommendations';

/** A player's invitation: one per player, mailbox and group. */
export type Recommendation = {
  userId: number;
  /** Hash of the receiver's mailbox. Only the waiting mail contains the address itself. */
  addressHash: string;
  /** The guid of the group's invite link; empty for none. */
  groupLink: string;
  /** By the game clock. */
  created: Date;
};

/** Which player invited which address, by a hash of the address. Shard key: `_id`. */
type StoredRecommendation = WithOutbox & Omit<Recommendation, 'groupLink'> & { _id: string };

const schema = new Schema<StoredRecommendation>(
  { _id: String, userId: Number, addressHash: String, created: Date, ...outboxField },
  { versionKey: false },
);
schema.index({ userId: 1 }, { name: 'userId' });
indexOutbox(schema as unknown as Schema);

/** The key of a recommendation and of its mail. */
export const recommendationKey = ({
  userId,
  addressHash,
  groupLink,
}: Omit<Recommendation, 'created'>): string =>
  ['recommend', userId, addressHash, groupLink].filter(Boolean).join('/');

export function createRecommendations(connection: Connection) {
  const model = connection.model<StoredRecommendation>(RECOMMENDATIONS, schema, RECOMMENDATIONS);
  return {
    async exists(key: string): Promise<boolean> {
      return (await model.exists({ _id: key })) !== null;
    },

    /** @param outbox the mail @returns false, changing nothing, if it already exists */
    insert({ groupLink, ...one }: Recommendation, outbox: OutboxEntry[]): Promise<boolean> {
      return insertOnce(model, { _id: recommendationKey({ groupLink, ...one }), ...one, outbox });
    },

    async removeOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}
