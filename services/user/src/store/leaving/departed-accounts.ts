import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { OutboxEntry } from '@tippspiel/shared/platform/mongo/outbox';
import { changeBy } from '@tippspiel/shared/platform/mongo/count-changes';
import { writeNext } from '@tippspiel/shared/platform/mongo/save-version';
import type { Model } from 'mongoose';
import type { Account } from '../../domain/accounts/account.ts';
import { NOT_GONE, PERSONAL, toAccount, visibleOf, type StoredAccount } from '../accounts/account-model.ts';

/** Replaces the address, which is unique. Nobody has this address or can log in with it. */
const addressOfNobody = (userId: number) => `gone:${userId}`;

export function createDepartedAccounts(model: Model<StoredAccount>) {
  return {
    /**
     * Empties an account and adds its event to its outbox in one write; from then on the player does not exist. Earlier
     * outbox entries are removed, mails included. The recommender's count goes down, too.
     * @param check throws if the account must stay
     * @returns false if the account no longer exists
     * @throws AppError CONFLICT if others were always faster
     */
    async empty(
      userId: number,
      check: (account: Account) => Promise<void>,
      toEvent: (version: number) => OutboxEntry,
    ): Promise<boolean> {
      const { after } = await changeVersioned({
        read: () => model.findOne({ _id: userId, ...NOT_GONE }).lean<StoredAccount>(),
        async decide(stored) {
          if (!stored) return null;
          await check(toAccount(visibleOf(stored)));
          return { version: stored.version + 1, recommendedBy: stored.recommendedBy };
        },
        write({ version, recommendedBy }) {
          const empty = { isGone: true, email: addressOfNobody(userId), outbox: [toEvent(version)] };
          const { $set = empty, ...counted } = recommendedBy ? changeBy(recommendedBy, -1, empty) : {};
          return writeNext(model, { _id: userId, version }, { $set, ...counted, $unset: PERSONAL });
        },
      });
      return after !== null;
    },

    /** Removes the emptied account, once its events are published and its recommender's count is updated. */
    async remove(userId: number): Promise<void> {
      const isDone = { outbox: { $size: 0 }, pendingTarget: { $exists: false } };
      await model.deleteOne({ _id: userId, isGone: true, ...isDone } as never);
    },

    /** Removes this player as the recommender of others. */
    async forgetRecommender(userId: number): Promise<void> {
      await model.updateMany({ recommendedBy: userId }, { $unset: { recommendedBy: 1 } });
    },

    /** Cancels pending updates of this player's recommendation count. */
    async dropNotes(userId: number): Promise<void> {
      await model.updateMany({ pendingTarget: userId }, { $unset: { pendingTarget: 1, changes: 1 } });
    },
  };
}
