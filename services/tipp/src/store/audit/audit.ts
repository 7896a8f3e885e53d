import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { bulkInsert } from '@tippspiel/shared/platform/mongo/bulk';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * One change by an operator, in tipp, feed or user, with the texts of its event. Written once, never changed. Shard
 * key: `_id`, the event's id.
 */
export type AuditEntry = EventData<'tipp.operator.acted.v2'> & {
  _id: string;
  /** By the game's clock. */
  at: Date;
};

export function auditModel(connection: Connection): Model<AuditEntry> {
  const schema = new Schema<AuditEntry>(
    {
      _id: String,
      at: Date,
      userId: Number,
      subject: String,
      address: String,
      changes: Schema.Types.Mixed,
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ at: -1, _id: -1 }, { name: 'newest' });
  return connection.model<AuditEntry>('operatorLog', schema, 'operatorLog');
}

export type AuditStore = {
  /** Inserts each entry once, even if its event is repeated. */
  add(entries: AuditEntry[]): Promise<void>;
  /** The newest first. */
  page(skip: number, limit: number): Promise<AuditEntry[]>;
  count(): Promise<number>;
  /** The database's query plan for a page, for tests. */
  explain(skip: number, limit: number): Promise<unknown>;
};

export function createAuditStore(model: Model<AuditEntry>): AuditStore {
  // The condition is true for all documents; DocumentDB only uses an index if there is a condition.
  const newest = (skip: number, limit: number) =>
    model
      .find({ at: { $gt: new Date(0) } })
      .sort({ at: -1, _id: -1 })
      .skip(skip)
      .limit(limit);
  return {
    add: async (entries) => void (await bulkInsert(model, entries)),
    page: (skip, limit) => newest(skip, limit).lean<AuditEntry[]>().exec(),
    count: () => model.countDocuments().exec(),
    explain: (skip, limit) => newest(skip, limit).explain().exec(),
  };
}
