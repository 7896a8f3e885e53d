import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { indexPendingTarget } from '@tippspiel/shared/platform/mongo/propagate';
import {
  changesField,
  countedField,
  type WithChanges,
  type WithCounted,
} from '@tippspiel/shared/platform/mongo/count-changes';
import { Schema, type Connection, type Model } from 'mongoose';
import { fullnameOf, type Account } from '../../domain/accounts/account.ts';
import { DEFAULT_ALERT } from '../../domain/profiles/goal-alert.ts';

export const ACCOUNTS = 'accounts';

/**
 * An account. A recommended one notes that until its recommender's count has followed. Shard key: `_id`, the player's number.
 */
export type StoredAccount = Omit<Account, 'id' | 'fullname' | 'recommendedBy'> &
  WithOutbox &
  WithChanges &
  WithCounted & {
    _id: number;
    /** Empty if the account has no password. */
    passwordHash: string;
    recommendedBy?: number;
    /** The player has left. The account is empty and nobody's; it stays until its events are published. */
    isGone?: true;
  };

const text = { type: String, default: '' };

const schema = new Schema<StoredAccount>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    email: { type: String, required: true },
    passwordHash: text,
    gender: { type: String, required: true },
    firstname: { type: String, required: true },
    lastname: { type: String, required: true },
    city: text,
    country: text,
    institution: text,
    hobbies: text,
    age: text,
    street: text,
    zipCode: text,
    pictureStamp: text,
    pictureVersion: { type: Number, default: 0 },
    isAdmin: { type: Boolean, default: false },
    isConfirmed: { type: Boolean, default: false },
    reminder: { type: Number, default: 0 },
    goalAlert: String,
    quietFrom: Number,
    quietUntil: Number,
    adminInfo: text,
    rankWelcome: Number,
    hasPassword: Boolean,
    providerKey: String,
    providerPicture: String,
    loginEpoch: Number,
    keptLogin: String,
    resetCount: Number,
    isLocked: { type: Boolean, default: false },
    recommendGuid: { type: String, required: true },
    recommendedBy: Number,
    recommendCount: Number,
    dateActivated: { type: Date, required: true },
    isGone: Boolean,
    ...changesField,
    ...countedField,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { name: 'email', unique: true });
schema.index(
  { providerKey: 1 },
  { name: 'providerKey', unique: true, partialFilterExpression: { providerKey: { $gt: '' } } },
);
schema.index({ recommendGuid: 1 }, { name: 'recommendGuid' });
// Contains recommended players only.
schema.index(
  { recommendedBy: 1, _id: -1 },
  { name: 'recommended', partialFilterExpression: { recommendedBy: { $gt: 0 } } },
);
indexPendingTarget(schema as unknown as Schema);
indexOutbox(schema as unknown as Schema);

export function accountModel(connection: Connection): Model<StoredAccount> {
  return connection.model<StoredAccount>(ACCOUNTS, schema, ACCOUNTS);
}

/** What stays of a player who has left, until it is published; the address is a placeholder. */
const KEPT = new Set(['_id', 'version', 'email', 'isGone', 'outbox', 'changes', 'pendingTarget']);

/** All personal data of an account. */
export const PERSONAL = Object.fromEntries(
  Object.keys(schema.paths)
    .filter((field) => !KEPT.has(field))
    .map((field) => [field, 1]),
);

/** Excludes the fields that only logins, the relay and the propagator need. */
export const VISIBLE = { passwordHash: 0, outbox: 0, counted: 0, changes: 0, pendingTarget: 0, isGone: 0 };

/** Excludes accounts of players who have left. */
export const NOT_GONE = { isGone: { $ne: true } } as const;

export type VisibleAccount = Omit<StoredAccount, keyof typeof VISIBLE>;

/** Defaults for accounts that were stored before these fields existed. */
const NO_CHANGES = { loginEpoch: 0, keptLogin: '', resetCount: 0 };

/** Converts a stored account for the use cases. */
export function toAccount(stored: VisibleAccount): Account {
  const { _id, recommendedBy = null, ...rest } = stored;
  return { ...DEFAULT_ALERT, ...NO_CHANGES, ...rest, id: _id, fullname: fullnameOf(rest), recommendedBy };
}

/** Does the same as `VISIBLE` for results of an aggregation, where a projection in the database is slower. */
export function visibleOf({
  passwordHash: _p,
  outbox: _o,
  counted: _t,
  changes: _c,
  pendingTarget: _u,
  isGone: _g,
  ...visible
}: StoredAccount): VisibleAccount {
  return visible;
}
