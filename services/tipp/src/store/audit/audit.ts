import { bulkInsert } from '@tippspiel/shared/platform/mongo/bulk';
import { Schema, type Connection, type Model } from 'mongoose';

/** One change by an operator, in tipp, feed or user. Written once, never changed. Shard key: `_id`. */
export type AuditEntry = {
  /** That of the event that told of it. */
  _id: string;
  /** By the game's clock. */
  at: Date;
  userId: number;
  /** 'match/37', 'decision/WA'. */
  subject: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

export function auditModel(connection: Connection): Model<AuditEntry> {
  const schema = new Schema<AuditEntry>(
    {
      _id: String,
      at: Date,
      userId: Number,
      subject: String,
      before: Schema.Types.Mixed,
      after: Schema.Types.Mixed,
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ at: -1, _id: -1 }, { name: 'newest' });
  return connection.model<AuditEntry>('audit', schema, 'audit');
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
