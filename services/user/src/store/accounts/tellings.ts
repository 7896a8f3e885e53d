import { Schema, type Connection, type Model } from 'mongoose';
import type { Account } from '../../domain/accounts/account.ts';
import { THERE, type StoredAccount } from './account-model.ts';

/** How far something that all accounts are to be told anew of has come. */
type StoredTelling = { _id: string; upTo: number; isDone: boolean };
export type Telling = { upTo: number; isDone: boolean };

const schema = new Schema<StoredTelling>(
  { _id: String, upTo: Number, isDone: Boolean },
  { versionKey: false },
);

/** What of an account decides whether its player may win prizes. */
export type EligibleAccount = Pick<Account, 'id' | 'version' | 'isConfirmed' | 'street' | 'zipCode' | 'city'>;

export type Tellings = ReturnType<typeof createTellings>;

export function createTellings(connection: Connection, accounts: Model<StoredAccount>) {
  const model = connection.model<StoredTelling>('tellings', schema, 'tellings');
  return {
    async find(name: string): Promise<Telling> {
      const found = await model.findById(name).lean<StoredTelling>();
      return { upTo: found?.upTo ?? 0, isDone: found?.isDone ?? false };
    },
    /** Never goes back: who is late repeats what was told already, and no more. */
    async reach(name: string, { upTo, isDone }: Telling): Promise<void> {
      await model.updateOne(
        { _id: name },
        { $max: { upTo }, ...(isDone && { $set: { isDone } }) },
        { upsert: true },
      );
    },
    /** The next accounts by number, behind one. */
    async after(userId: number, limit: number): Promise<EligibleAccount[]> {
      const fields = { version: 1, isConfirmed: 1, street: 1, zipCode: 1, city: 1 };
      const found = await accounts
        .find({ _id: { $gt: userId }, ...THERE }, fields)
        .sort({ _id: 1 })
        .limit(limit)
        .lean<StoredAccount[]>();
      return found.map(({ _id: id, version, isConfirmed = false, street, zipCode, city }) => ({
        ...{ id, version, isConfirmed, street, zipCode, city },
      }));
    },
  };
}
