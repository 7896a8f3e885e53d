import { Schema, type Connection, type Model } from 'mongoose';
import type { Account } from '../../domain/accounts/account.ts';
import { THERE, type StoredAccount } from './account-model.ts';

/** How far something that all accounts are to be told anew of has come. Shard key: none. */
type StoredTelling = { _id: string } & Telling;
/** `doneAt` is null until it has come to the last account. */
export type Telling = { upTo: number; doneAt: Date | null };

const schema = new Schema<StoredTelling>({ _id: String, upTo: Number, doneAt: Date }, { versionKey: false });

/** What of an account decides whether its player may win prizes. */
export type EligibleAccount = Pick<Account, 'id' | 'version' | 'isConfirmed' | 'street' | 'zipCode' | 'city'>;

export type Tellings = ReturnType<typeof createTellings>;

export function createTellings(connection: Connection, accounts: Model<StoredAccount>) {
  const model = connection.model<StoredTelling>('tellings', schema, 'tellings');
  return {
    async find(name: string): Promise<Telling> {
      const found = await model.findById(name).lean<StoredTelling>();
      return { upTo: found?.upTo ?? 0, doneAt: found?.doneAt ?? null };
    },
    /** Never goes back: who is late repeats what was told already, and no more. */
    async reach(name: string, { upTo, doneAt }: Telling): Promise<void> {
      const change = { $max: { upTo }, ...(doneAt && { $set: { doneAt } }) };
      await model.updateOne({ _id: name }, change, { upsert: true });
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
