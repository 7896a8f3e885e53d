import { createHash } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import type { Clock } from '../clock/clock.ts';
import { realNow } from '../clock/real-time.ts';
import { secondsLeft, windowAt } from '../clock/window.ts';
import { rateLimited } from '../../contracts/errors/app-error.ts';
import { addTo } from './add-to.ts';

/** How many actions happened in a window. Names and addresses are hashed. Shard key: `_id`. */
type StoredCount = {
  /** The kind, the person or address, and the start of the window. */
  _id: string;
  count: number;
  /** When the database may drop it, by real time. */
  removeAt: Date;
};

export type Rule = {
  /** Such as `post`; each kind has a count of its own. */
  kind: string;
  max: number;
  seconds: number;
  /** The message over the limit, in German; by default that there were too many attempts. */
  message?: string;
};

/** A count of one kind for one person, address or pair, in the present window. */
export type Limit = {
  /** Counts one. Of many at once, in whatever processes, no more than `max` pass. @throws AppError RATE_LIMITED */
  take(): Promise<void>;
  /** Counts nothing. @returns how many were taken. @throws AppError RATE_LIMITED when no further one may be */
  check(): Promise<number>;
  /** Takes one off again that was not meant to count. */
  giveBack(): Promise<void>;
  /** Begins at zero. */
  forget(): Promise<void>;
};

export type Limits = { of(rule: Rule, ...who: (string | number)[]): Limit };

/**
 * The one mechanism behind every limit on failures and on making things: counts in MongoDB, for all processes together,
 * in windows by the game's clock; one small write each, and old counts go by themselves. Names and addresses are
 * stored hashed. For failures, take one before the work and give it back, or forget all, when it worked: many at once
 * cannot pass that way. Where those of one come one after the other anyway, check before it and take for a failure.
 */
export function createLimits(connection: Connection, clock: Clock): Limits {
  const schema = new Schema<StoredCount>(
    { _id: String, count: Number, removeAt: Date },
    { versionKey: false },
  );
  schema.index({ removeAt: 1 }, { name: 'removeAt', expireAfterSeconds: 0 });
  const model = connection.model<StoredCount>('limits', schema, 'limits');

  return {
    of({ kind, max, seconds, message }, ...who) {
      const now = clock.now();
      const window = windowAt(now, seconds);
      const hash = createHash('sha256').update(JSON.stringify(who)).digest('base64url');
      const _id = `${kind}/${hash}/${window.start.getTime()}`;
      const removeAt = () => new Date(realNow().getTime() + seconds * 1000);
      const refusal = () => rateLimited(secondsLeft(window, now), message);
      return {
        async take() {
          if ((await addTo(model, { _id, count: 1, removeAt: removeAt() }, 'count')) > max) throw refusal();
        },
        async check() {
          const count = (await model.findById(_id).lean<StoredCount>())?.count ?? 0;
          if (count >= max) throw refusal();
          return count;
        },
        async giveBack() {
          await model.updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } });
        },
        async forget() {
          await model.deleteOne({ _id });
        },
      };
    },
  };
}
