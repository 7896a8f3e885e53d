import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { bulkInsert } from '@tippspiel/shared/platform/mongo/bulk';
import { Schema, type Connection } from 'mongoose';

/**
 * One change by an operator, in tipp, feed or user, with the texts of its event. Written once, never changed. Shard
 * key: `_id`, the event's id.
 */
export type AuditEntry = EventData<'tipp.operator.acted.v2'> & {
  _id: string;
  /** By the game's clock. */
  at: Date;
};

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

export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore(connection: Connection) {
  const model = connection.model<AuditEntry>('operatorLog', schema, 'operatorLog');
  // The condition is true for all documents; DocumentDB only uses an index if there is a condition.
  const newest = (skip: number, limit: number) =>
    model
      .find({ at: { $gt: new Date(0) } })
      .sort({ at: -1, _id: -1 })
      .skip(skip)
      .limit(limit);
  return {
    /** Inserts each entry once, even if its event is repeated. */
    add: async (entries: AuditEntry[]): Promise<void> => void (await bulkInsert(model, entries)),
    /** The newest first. */
    page: (skip: number, limit: number): Promise<AuditEntry[]> =>
      newest(skip, limit).lean<AuditEntry[]>().exec(),
    count: (): Promise<number> => model.countDocuments().exec(),
    /** The database's query plan for a page, for tests. */
    explain: (skip: number, limit: number): Promise<unknown> => newest(skip, limit).explain().exec(),
  };
}
