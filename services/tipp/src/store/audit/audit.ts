import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { bulkInsert } from '@tippspiel/shared/platform/mongo/bulk';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * One change by an operator, in tipp, feed or user, with the sentences of its event. Written once, never changed. Shard key:
 * `_id`, the event's id.
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
  /** Keeps each entry once, however often it comes. */
  add(entries: AuditEntry[]): Promise<void>;
  /** The newest first. */
  page(skip: number, limit: number): Promise<AuditEntry[]>;
  count(): Promise<number>;
  /** How the database would read a page, for tests. */
  explain(skip: number, limit: number): Promise<unknown>;
};

export function createAuditStore(model: Model<AuditEntry>): AuditStore {
  // The condition holds for all; DocumentDB takes an index only where there is one.
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
