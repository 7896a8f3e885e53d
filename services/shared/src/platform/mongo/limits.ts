import { createHash } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import type { Clock } from '../clock/clock.ts';
import { realNow } from '../clock/real-time.ts';
import { HOUR_SECONDS, secondsLeft, windowAt } from '../clock/window.ts';
import { AppError, rateLimited } from '../../contracts/errors/app-error.ts';
import { addTo } from './add-to.ts';

/** How many actions happened in a window. Names and addresses are hashed. Shard key: `_id`. */
type StoredCount = {
  /** The kind, the hash of the person or address, and the start of the window. */
  _id: string;
  count: number;
  /** When the database may delete it, in real time. */
  removeAt: Date;
};

export type Rule = {
  /** For example `post`; each kind has a count of its own. */
  kind: string;
  max: number;
  /** By default an hour. */
  seconds?: number;
  /** The German message over the limit; by default it says that there were too many attempts. */
  message?: string;
};

/** A count of one kind for one person, address or pair, in the current window. */
export type Limit = {
  /** Counts one, unless it refuses. No more than `max` concurrent calls pass, across all processes. @throws AppError RATE_LIMITED */
  take(): Promise<void>;
  /** Counts nothing. @returns the current count. @throws AppError RATE_LIMITED when the limit is reached */
  check(): Promise<number>;
  /** Subtracts one that should not count. */
  giveBack(): Promise<void>;
  /** Resets the count to zero. */
  forget(): Promise<void>;
};

export type Limits = { of(rule: Rule, ...who: (string | number)[]): Limit };

/**
 * The only mechanism for limits on failures and on new entities. It counts in MongoDB for all processes together, in
 * windows by the game's clock. Each count is one small write, old counts expire, and names and addresses are hashed.
 *
 * To limit failures, call `take` before the work, and `giveBack` or `forget` after a success. Concurrent attempts then
 * cannot exceed the limit. If attempts are sequential anyway, call `check` before the work and `take` after a failure.
 */
export function createLimits(connection: Connection, clock: Clock): Limits {
  const schema = new Schema<StoredCount>(
    { _id: String, count: Number, removeAt: Date },
    { versionKey: false },
  );
  schema.index({ removeAt: 1 }, { name: 'removeAt', expireAfterSeconds: 0 });
  const model = connection.model<StoredCount>('limits', schema, 'limits');

  return {
    of({ kind, max, seconds = HOUR_SECONDS, message }, ...who) {
      const now = clock.now();
      const window = windowAt(now, seconds);
      const hash = createHash('sha256').update(JSON.stringify(who)).digest('base64url');
      const _id = `${kind}/${hash}/${window.start.getTime()}`;
      const removeAt = () => new Date(realNow().getTime() + seconds * 1000);
      const refusal = () => rateLimited(secondsLeft(window, now), message);
      const giveBack = async () =>
        void (await model.updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } }));
      return {
        async take() {
          if ((await addTo(model, { _id, count: 1, removeAt: removeAt() }, 'count')) <= max) return;
          await giveBack();
          throw refusal();
        },
        async check() {
          const count = (await model.findById(_id).lean<StoredCount>())?.count ?? 0;
          if (count >= max) throw refusal();
          return count;
        },
        giveBack,
        async forget() {
          await model.deleteOne({ _id });
        },
      };
    },
  };
}

/** Counts one. @returns false, counting nothing, over the limit */
export async function passes(limit: Limit): Promise<boolean> {
  try {
    await limit.take();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
