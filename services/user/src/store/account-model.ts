import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/mongo/outbox';
import { Schema, type Connection, type Model } from 'mongoose';
import { fullnameOf, type Account } from '../domain/account.ts';

export const ACCOUNTS = 'accounts';

/** How an account lies in the database. Shard key, should one ever be needed: `_id`. */
export type StoredAccount = Omit<Account, 'id' | 'fullname' | 'recommendedBy'> &
  WithOutbox & { _id: number; passwordHash: string; recommendedBy?: number };

const text = { type: String, default: '' };

const schema = new Schema<StoredAccount>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
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
    isLocked: { type: Boolean, default: false },
    recommendGuid: { type: String, required: true },
    recommendedBy: Number,
    dateActivated: { type: Date, required: true },
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { name: 'email', unique: true });
schema.index({ recommendGuid: 1 }, { name: 'recommendGuid' });
schema.index({ recommendedBy: 1 }, { name: 'recommendedBy' });
indexOutbox(schema as unknown as Schema);

export function accountModel(connection: Connection): Model<StoredAccount> {
  return connection.model<StoredAccount>(ACCOUNTS, schema, ACCOUNTS);
}

/** What use cases see of a stored account. */
export function toAccount(stored: Omit<StoredAccount, 'passwordHash' | 'outbox'>): Account {
  const { _id, recommendedBy = null, ...rest } = stored;
  return { ...rest, id: _id, fullname: fullnameOf(rest), recommendedBy };
}
