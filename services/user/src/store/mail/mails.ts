import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { bulkInsert } from '@tippspiel/shared/platform/mongo/bulk';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Mail } from '../../domain/mail/mail.ts';
import { createMailLeases } from './leases.ts';

const MAILS = 'mails';

const DAY_MS = 24 * 3_600 * 1_000;
const COUNTED_MOST = 1_000;
/** How long a mail is remembered as sent, so that a repeated request does not send it again. */
const KEEP_MS = 30 * DAY_MS;
/** A goal is relevant only for minutes. */
const KEEP_GOAL_MS = DAY_MS;

/**
 * A mail from its request until 30 days later. Address and content go once it is sent or given up. All times are real
 * time. Shard key: `_id`, what the mail is for.
 */
export type StoredMail = {
  _id: string;
  userId: number;
  kind: string;
  /** Removed once the mail is sent or given up, to protect the player's privacy. */
  to?: string;
  data?: unknown;
  created: Date;
  attempts: number;
  /**
   * When it is next due. A sending process moves this ahead, so that another one takes over only if that process dies.
   */
  due?: Date;
  /** Whether all other mails go out before it, as before a reminder. */
  isBulk?: true;
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
    isBulk: Boolean,
    claim: String,
    sentAt: Date,
    givenUpAt: Date,
    removeAt: Date,
  },
  { versionKey: false },
);
schema.index({ due: 1 }, { name: 'due', sparse: true });
schema.index({ isBulk: 1, due: 1 }, { name: 'isBulk', partialFilterExpression: { due: { $exists: true } } });
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
  const bulk = kind === 'reminder' && { isBulk: true as const };
  return { _id: key, userId, kind, to, data, created, attempts: 0, due: created, ...bulk, removeAt };
}

export function createMails(model: Model<StoredMail>) {
  return {
    ...createMailLeases(model),

    /** Stores a mail, to be sent at once. A known mail, sent or not, stays unchanged. */
    async take(mail: Mail): Promise<void> {
      await insertOnce(model, newMail(mail));
    },

    /** The same for many at once. */
    async takeMany(mails: Mail[]): Promise<void> {
      await bulkInsert(model, mails.map(newMail));
    },

    /** Those of these keys whose mails were taken, sent or not. */
    async known(keys: string[]): Promise<Set<string>> {
      const found = await model.find({ _id: { $in: keys } }, { _id: 1 }).lean<{ _id: string }[]>();
      return new Set(found.map(({ _id }) => _id));
    },

    /** Drops those of these mails that are not sent yet. Mails being sent still arrive, but are not retried. */
    async dropWaiting(keys: string[]): Promise<void> {
      await model.updateMany(
        { _id: { $in: keys }, due: { $gt: new Date(0) } },
        { $set: { givenUpAt: realNow() }, $unset: { to: 1, data: 1, due: 1, claim: 1 } },
      );
    },

    /** The number of mails waiting for the first or another attempt; counted up to a thousand. */
    async waiting(): Promise<number> {
      return model.countDocuments({ due: { $gt: new Date(0) } }, { limit: COUNTED_MOST });
    },

    async of(userId: number): Promise<Pick<StoredMail, 'kind' | 'to' | 'created' | 'sentAt'>[]> {
      return model
        .find({ userId }, { _id: 0, kind: 1, to: 1, created: 1, sentAt: 1 })
        .sort({ created: -1 })
        .lean<StoredMail[]>();
    },

    /** Removes all data about a player's mails. A mail being sent still arrives. */
    async removeOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}
