import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

export type AccountEligibility = EventData<'user.eligibility.changed.v1'>;

/** Whether an account is eligible for prizes: a read model of user's events. Shard key: `_id`, the player's number. */
type StoredEligibility = { _id: number; version: number; isConfirmed: boolean; hasAddress: boolean };

const schema = new Schema<StoredEligibility>(
  { _id: Number, version: Number, isConfirmed: Boolean, hasAddress: Boolean },
  { versionKey: false },
);

export type EligibilityStore = ReturnType<typeof createEligibilityStore>;

const BATCH = 2_000;

export function createEligibilityStore(connection: Connection) {
  const model = connection.model<StoredEligibility>('eligibility', schema, 'eligibility');
  return {
    /** Keeps the highest version of each. */
    async save(accounts: readonly AccountEligibility[]): Promise<void> {
      await keepNewest(
        model,
        accounts.map(({ userId: _id, ...rest }) => ({ _id, ...rest })),
      );
    },
    /** All that exist when reading begins, by number, in batches small enough not to block. */
    async *batches(): AsyncIterable<AccountEligibility[]> {
      for await (const found of pagesOf(model, 0, { size: BATCH }))
        yield found.map(({ _id: userId, ...rest }) => ({ userId, ...rest }));
    },
    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
