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
    /** Empty for none. */
    passwordHash: string;
    recommendedBy?: number;
    /** The player has left: no account of anybody, and empty, until that is told. */
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
// Of recommended players alone.
schema.index(
  { recommendedBy: 1, _id: -1 },
  { name: 'recommended', partialFilterExpression: { recommendedBy: { $gt: 0 } } },
);
indexPendingTarget(schema as unknown as Schema);
indexOutbox(schema as unknown as Schema);

export function accountModel(connection: Connection): Model<StoredAccount> {
  return connection.model<StoredAccount>(ACCOUNTS, schema, ACCOUNTS);
}

/** All that an account says of a person; the address stays, as that of nobody. */
export const PERSONAL = Object.fromEntries(
  [
    ...[
      'passwordHash',
      'gender',
      'firstname',
      'lastname',
      'city',
      'country',
      'institution',
      'hobbies',
      'age',
    ],
    ...[
      'street',
      'zipCode',
      'pictureStamp',
      'pictureVersion',
      'isAdmin',
      'isConfirmed',
      'reminder',
      'goalAlert',
      'quietFrom',
      'quietUntil',
      'adminInfo',
      'rankWelcome',
      'hasPassword',
      'providerKey',
      'providerPicture',
    ],
    ...['loginEpoch', 'keptLogin', 'resetCount'],
    ...['isLocked', 'recommendGuid', 'recommendedBy', 'recommendCount', 'dateActivated', 'counted'],
  ].map((field) => [field, 1]),
);

/** Leaves out what only logins, the relay and the propagator need. */
export const VISIBLE = { passwordHash: 0, outbox: 0, counted: 0, changes: 0, pendingTarget: 0, isGone: 0 };

/** Accounts of players who are there. */
export const NOT_GONE = { isGone: { $ne: true } } as const;

export type VisibleAccount = Omit<StoredAccount, keyof typeof VISIBLE>;

/** Of accounts that were stored before these were counted. */
const NO_CHANGES = { loginEpoch: 0, keptLogin: '', resetCount: 0 };

/** A stored account as use cases see it. */
export function toAccount(stored: VisibleAccount): Account {
  const { _id, recommendedBy = null, ...rest } = stored;
  return { ...DEFAULT_ALERT, ...NO_CHANGES, ...rest, id: _id, fullname: fullnameOf(rest), recommendedBy };
}

/** The same as `VISIBLE` for accounts that come out of an aggregation, where the database takes longer for it. */
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
