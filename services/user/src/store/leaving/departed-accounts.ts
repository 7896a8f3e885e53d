import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { OutboxEntry } from '@tippspiel/shared/platform/mongo/outbox';
import { changeBy } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Model } from 'mongoose';
import { PERSONAL, NOT_GONE, type StoredAccount } from '../accounts/account-model.ts';

/** In place of the address, which is unique: no address of anybody, and nobody can log in with it. */
const addressOfNobody = (userId: number) => `gone:${userId}`;

export function createDepartedAccounts(model: Model<StoredAccount>) {
  return {
    /**
     * Empties an account and puts the event of that into its outbox, in one write: from then on there is no such player. The
     * outbox's earlier entries go, mails included. The recommender's count goes down with it.
     * @returns false when there is no such account any more
     * @throws AppError CONFLICT when others were always faster
     */
    async empty(userId: number, toEvent: (version: number) => OutboxEntry): Promise<boolean> {
      const { after } = await changeVersioned({
        read: () => model.findOne({ _id: userId, ...NOT_GONE }).lean<StoredAccount>(),
        decide: (stored) => stored && { version: stored.version + 1, recommendedBy: stored.recommendedBy },
        async write({ version, recommendedBy }) {
          const empty = { version, isGone: true, email: addressOfNobody(userId), outbox: [toEvent(version)] };
          const { $set = empty, ...counted } = recommendedBy ? changeBy(recommendedBy, -1, empty) : {};
          const { matchedCount } = await model.updateOne({ _id: userId, version: version - 1 }, {
            $set,
            ...counted,
            $unset: PERSONAL,
          } as never);
          return matchedCount === 1;
        },
      });
      return after !== null;
    },

    /** Removes what is left of it, once its events are published and its recommender's count is updated. */
    async remove(userId: number): Promise<void> {
      const isDone = { outbox: { $size: 0 }, pendingTarget: { $exists: false } };
      await model.deleteOne({ _id: userId, isGone: true, ...isDone } as never);
    },

    /** Players whom this one recommended the game to were recommended it by nobody. */
    async forgetRecommender(userId: number): Promise<void> {
      await model.updateMany({ recommendedBy: userId }, { $unset: { recommendedBy: 1 } });
    },

    /** Nobody counts any more how many registered on this player's recommendation. */
    async dropNotes(userId: number): Promise<void> {
      await model.updateMany({ pendingTarget: userId }, { $unset: { pendingTarget: 1, changes: 1 } });
    },

    /** Whether there is another operator than this one, who may do something. */
    async hasOtherAdmin(userId: number): Promise<boolean> {
      return (await model.exists({ isAdmin: true, isLocked: { $ne: true }, _id: { $ne: userId } })) !== null;
    },
  };
}
