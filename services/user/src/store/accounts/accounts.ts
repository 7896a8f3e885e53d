import { pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import type { OutboxEntry } from '@tippspiel/shared/platform/mongo/outbox';
import { firstChange } from '@tippspiel/shared/platform/mongo/count-changes';
import { writeNext } from '@tippspiel/shared/platform/mongo/save-version';
import type { Connection } from 'mongoose';
import { fullnameOf, type Account } from '../../domain/accounts/account.ts';
import { DEFAULT_ALERT, GOAL_ALERTS, type QuietHours } from '../../domain/profiles/goal-alert.ts';
import {
  accountModel,
  ACCOUNTS,
  NOT_GONE,
  toAccount,
  VISIBLE,
  visibleOf,
  type StoredAccount,
  type VisibleAccount,
} from './account-model.ts';

/** The fields that are never changed, or not by a change of the account. */
type Fixed =
  'id' | 'version' | 'fullname' | 'recommendGuid' | 'recommendedBy' | 'recommendCount' | 'dateActivated';

/** The fields that a change may set. */
export type AccountChange = Partial<Omit<Account, Fixed>> & { passwordHash?: string };

export type NewAccount = { account: Account; passwordHash: string; outbox: OutboxEntry[] };

const WANTED = GOAL_ALERTS.filter((alert) => alert !== 'OFF');

/** The fields by which a list of players is searched and sorted. */
export type PlayerName = Pick<Account, 'id' | 'firstname' | 'lastname' | 'city' | 'institution'>;

export type Accounts = ReturnType<typeof createAccounts>;

const { passwordHash: _hidden, ...VISIBLE_TO_LOGIN } = VISIBLE;
type VisibleToLogin = VisibleAccount & { passwordHash: string };

const withoutHash = ({ passwordHash, ...visible }: VisibleToLogin): [Account, string] => [
  toAccount(visible),
  passwordHash,
];

const toStored = ({ account, passwordHash, outbox }: NewAccount): StoredAccount => {
  const { id, fullname: _fullname, recommendedBy, ...rest } = account;
  return { _id: id, ...rest, ...(recommendedBy && { recommendedBy }), passwordHash, outbox };
};

export function createAccounts(connection: Connection) {
  const model = accountModel(connection);
  const collection = connection.collection<StoredAccount>(ACCOUNTS);

  async function find(id: number): Promise<Account | null> {
    const stored = await model.findOne({ _id: id, ...NOT_GONE }, VISIBLE).lean<VisibleAccount>();
    return stored && toAccount(stored);
  }

  const withRecommenders = (ids: readonly number[]) =>
    collection.aggregate<StoredAccount & { recommenders: StoredAccount[] }>([
      { $match: { _id: { $in: [...ids] }, ...NOT_GONE } },
      {
        $lookup: { from: ACCOUNTS, localField: 'recommendedBy', foreignField: '_id', as: 'recommenders' },
      },
    ]);

  const namesOf = (ids: readonly number[]) =>
    model.find(
      { _id: { $in: [...ids] }, ...NOT_GONE },
      { firstname: 1, lastname: 1, city: 1, institution: 1 },
    );

  /** The players whom a player recommended, newest first. */
  const recommendedOf = (recommendedBy: number) =>
    model.find({ recommendedBy: { $eq: recommendedBy, $gt: 0 }, ...NOT_GONE }, VISIBLE).sort({ _id: -1 });

  return {
    model,
    withRecommenders,
    recommendedOf,
    namesOf,

    find,

    /**
     * Pages of all accounts by number, some hundred at a time. Players who have left are included until that is
     * published.
     */
    async *pages(): AsyncGenerator<{ account: Account; isGone: boolean }[]> {
      const { isGone: _shown, ...hidden } = VISIBLE;
      for await (const found of pagesOf(model, 0, { fields: hidden }))
        yield found.map(({ isGone = false, ...visible }) => ({ account: toAccount(visible), isGone }));
    },

    /**
     * The insert does not update the recommender's count yet. @returns false, changing nothing, if the address is taken
     */
    insert(record: NewAccount): Promise<boolean> {
      const { recommendedBy } = record.account;
      return insertOnce(model, {
        ...toStored(record),
        ...(recommendedBy !== null && firstChange(recommendedBy, 1)),
      });
    },

    /** For the seed: inserts many in order. Their recommenders' counts are already correct. */
    async insertMany(records: NewAccount[]): Promise<void> {
      await insertInChunks(model, records.map(toStored));
    },

    async isEmailTaken(email: string): Promise<boolean> {
      return (await model.exists({ email })) !== null;
    },

    async findByProvider(providerKey: string): Promise<Account | null> {
      const stored = await model
        .findOne({ providerKey: { $eq: providerKey, $gt: '' } }, VISIBLE)
        .lean<VisibleAccount>();
      return stored && toAccount(stored);
    },

    /** `passwordHash` is null for an account without a password. */
    async findByEmail(email: string): Promise<{ account: Account; passwordHash: string | null } | null> {
      const stored = await model.findOne({ email }, VISIBLE_TO_LOGIN).lean<VisibleToLogin>();
      if (!stored) return null;
      const [account, passwordHash] = withoutHash(stored);
      return { account, passwordHash: passwordHash || null };
    },

    /**
     * Players and their recommenders in one read, because views of full players show both. The order is undefined, and
     * some may occur twice; unknown numbers are left out.
     */
    async findWithRecommenders(ids: readonly number[]): Promise<Account[]> {
      const stored = await withRecommenders(ids).toArray();
      return stored.flatMap(({ recommenders, ...account }) =>
        [account as StoredAccount, ...recommenders.filter(({ isGone }) => !isGone)].map((one) =>
          toAccount(visibleOf(one)),
        ),
      );
    },

    /** One page of the players whom a player recommended, newest first, and their total number. */
    async findRecommended(
      recommendedBy: number,
      { skip, pageSize }: { skip: number; pageSize: number },
    ): Promise<{ accounts: Account[]; totalCount: number }> {
      const [stored, totalCount] = await Promise.all([
        recommendedOf(recommendedBy).skip(skip).limit(pageSize).lean<VisibleAccount[]>(),
        model.countDocuments({ recommendedBy: { $eq: recommendedBy, $gt: 0 }, ...NOT_GONE }),
      ]);
      return { accounts: stored.map(toAccount), totalCount };
    },

    /** The names of some players, in undefined order; unknown numbers are left out. */
    async findNames(ids: readonly number[]): Promise<PlayerName[]> {
      const stored = await namesOf(ids).lean<(Omit<PlayerName, 'id'> & { _id: number })[]>();
      return stored.map(({ _id: id, ...name }) => ({ id, ...name }));
    },

    /** Those of these players who want a reminder this many hours before, and are not locked. */
    async toRemind(
      ids: readonly number[],
      hours: number,
    ): Promise<Pick<Account, 'id' | 'email' | 'firstname' | 'dateActivated'>[]> {
      const where = { _id: { $in: [...ids] }, reminder: hours, isLocked: { $ne: true }, ...NOT_GONE };
      const found = await collection
        .find(where as never, { projection: { email: 1, firstname: 1, dateActivated: 1 } })
        .toArray();
      return found.map(({ _id: id, ...account }) => ({ id, ...account }));
    },

    /** Those of these players who want goal alerts, and are not locked. */
    async toAlert(ids: readonly number[]): Promise<(Pick<Account, 'id' | 'goalAlert'> & QuietHours)[]> {
      const where = {
        _id: { $in: [...ids] },
        goalAlert: { $in: WANTED },
        isLocked: { $ne: true },
        ...NOT_GONE,
      };
      const found = await collection
        .find(where as never, { projection: { goalAlert: 1, quietFrom: 1, quietUntil: 1 } })
        .toArray();
      return found.map(({ _id: id, ...alert }) => ({ ...DEFAULT_ALERT, ...alert, id }));
    },

    async findIdByGuid(recommendGuid: string): Promise<number | null> {
      const stored = await model.findOne({ recommendGuid }, { _id: 1 }).lean<{ _id: number }>();
      return stored?._id ?? null;
    },

    /**
     * Raises the version of an operator who is not locked. Whoever has read that operator before, to lock or remove the
     * account, must read it again. So a decision that removes another operator can rely on this one: of two that rely on
     * each other's, the later write fails.
     * @returns false if there is no such operator
     */
    async keepOperator(_id: number | { $ne: number }): Promise<boolean> {
      const where = { _id, isAdmin: true, isLocked: { $ne: true } };
      return (await model.updateOne(where, { $inc: { version: 1 } })).matchedCount === 1;
    },

    /**
     * Changes an account and adds its events and mails to its outbox in one write. The write succeeds only on the
     * version that `decide` read; after a concurrent change, `decide` runs again.
     * @param decide returns the change, or null for none; it also gets the password hash, empty for none
     * @returns the account afterwards and whether it changed, or null if it does not exist
     * @throws AppError CONFLICT if others were always faster; the database's error 11000 if an address is taken
     */
    async change(
      id: number,
      decide: (
        account: Account,
        passwordHash: string,
      ) => AccountChange | null | Promise<AccountChange | null>,
      outbox: (after: Account) => OutboxEntry[],
    ): Promise<{ account: Account; changed: boolean } | null> {
      const { before, after } = await changeVersioned({
        read: () => model.findOne({ _id: id, ...NOT_GONE }, VISIBLE_TO_LOGIN).lean<VisibleToLogin>(),
        async decide(stored) {
          if (!stored) return null;
          const [account, passwordHash] = withoutHash(stored);
          const change = await decide(account, passwordHash);
          if (!change) return null;
          const { passwordHash: _hidden, ...visible } = change;
          const next = { ...account, ...visible, version: account.version + 1 };
          return { change, next: { ...next, fullname: fullnameOf(next) } };
        },
        write({ change, next }) {
          const update = { $set: change, $push: { outbox: { $each: outbox(next) } } };
          return writeNext(model, { _id: id, version: next.version }, update);
        },
      });
      if (after) return { account: after.next, changed: true };
      return before && { account: withoutHash(before)[0], changed: false };
    },
  };
}
