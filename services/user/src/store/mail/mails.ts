import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { bulkInsert } from '@tippspiel/shared/platform/mongo/bulk';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Mail } from '../../domain/mail/mail.ts';
import { createMailLeases } from './leases.ts';

const MAILS = 'mails';

const DAY_MS = 24 * 3_600 * 1_000;
const COUNTED_MOST = 1_000;
/** So long it is known that a mail was sent, and the same request sends it no second time. */
const KEEP_MS = 30 * DAY_MS;
/** A goal is news for minutes. */
const KEEP_GOAL_MS = DAY_MS;

/**
 * A mail from its request until 30 days later. Address and content go once it is sent or given up. All times are real
 * time. Shard key: `_id`, what the mail is for.
 */
export type StoredMail = {
  _id: string;
  userId: number;
  kind: string;
  /** Gone once the mail is sent or given up: what it said is nobody's business any more. */
  to?: string;
  data?: unknown;
  created: Date;
  attempts: number;
  /** When it is to be sent next; a process that sends it moves this on, so that another takes it only if that one dies. */
  due?: Date;
  /** The id of the lease under which a process sends it. */
  claim?: string;
  sentAt?: Date;
  givenUpAt?: Date;
  removeAt: Date;
};

/** A notification to a browser, kept as mails are. Shard key: `_id`, what it is for. */
type StoredPush = StoredMail;

const schema = new Schema<StoredMail>(
  {
    _id: String,
    userId: Number,
    kind: String,
    to: String,
    data: Schema.Types.Mixed,
    created: Date,
    attempts: Number,
    due: Date,
    claim: String,
    sentAt: Date,
    givenUpAt: Date,
    removeAt: Date,
  },
  { versionKey: false },
);
schema.index({ due: 1 }, { name: 'due', sparse: true });
schema.index({ userId: 1 }, { name: 'userId' });
schema.index({ removeAt: 1 }, { name: 'removeAt', expireAfterSeconds: 0 });

export const mailModel = (connection: Connection): Model<StoredMail> =>
  connection.model<StoredMail>(MAILS, schema, MAILS);
export const pushModel = (connection: Connection): Model<StoredPush> =>
  connection.model<StoredPush>('pushes', schema, 'pushes');

export type Mails = ReturnType<typeof createMails>;

function newMail({ key, userId, to, kind, data }: Mail): StoredMail {
  const created = realNow();
  const removeAt = new Date(created.getTime() + (kind === 'goal' ? KEEP_GOAL_MS : KEEP_MS));
  return { _id: key, userId, kind, to, data, created, attempts: 0, due: created, removeAt };
}

export function createMails(model: Model<StoredMail>) {
  return {
    ...createMailLeases(model),

    /** Takes a mail in, to be sent at once. One that is known already, sent or not, stays as it is. */
    async take(mail: Mail): Promise<void> {
      await insertOnce(model, newMail(mail));
    },

    /** The same for many at once. */
    async takeMany(mails: Mail[]): Promise<void> {
      await bulkInsert(model, mails.map(newMail));
    },

    /** Gives up those of these that are not sent yet; what is on its way arrives, and is not tried again. */
    async dropWaiting(keys: string[]): Promise<void> {
      await model.updateMany(
        { _id: { $in: keys }, due: { $gt: new Date(0) } },
        { $set: { givenUpAt: realNow() }, $unset: { to: 1, data: 1, due: 1, claim: 1 } },
      );
    },

    /** How many wait to be sent, be it for the first time or again; counted up to a thousand. */
    async waiting(): Promise<number> {
      return model.countDocuments({ due: { $gt: new Date(0) } }, { limit: COUNTED_MOST });
    },

    async of(userId: number): Promise<Pick<StoredMail, 'kind' | 'to' | 'created' | 'sentAt'>[]> {
      return model
        .find({ userId }, { _id: 0, kind: 1, to: 1, created: 1, sentAt: 1 })
        .sort({ created: -1 })
        .lean<StoredMail[]>();
    },

    /** All that is known of a player's mails; one that is on its way arrives. */
    async removeOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}
