import { Schema, type Connection } from 'mongoose';
import { realNow } from '../clock/real-time.ts';
import { pagesOf } from '../mongo/batches.ts';
import { insertOnce } from '../mongo/insert-once.ts';

/**
 * A player who has left: only the number, and the progress of the removal. All times are real time. Shard key: `_id`,
 * the player's number.
 */
type StoredDeparture = {
  _id: number;
  /** How often what is held of the player was removed. */
  passes: number;
  /** When that is to be done next; not at all any more without it. */
  due?: Date;
};

export type Departure = { userId: number; passes: number; due: Date };

/** A process that removes moves the time on by this much, again and again; only if it dies another one takes over. */
const LEASE_MS = 30_000;
/**
 * The pauses between the passes. The second and third catch what was under way when the player left, a save or an event
 * that an outbox still held, within a minute; the last one what a gateway let through that had not received the hint (ADR 0004).
 */
const PAUSES_MS = [10_000, 25_000, 600_000, 7_200_000];

const schema = new Schema<StoredDeparture>({ _id: Number, passes: Number, due: Date }, { versionKey: false });
schema.index({ due: 1 }, { name: 'due', sparse: true });

export type Departures = ReturnType<typeof createDepartures>;

/** The players who have left, as one service knows them. */
export function createDepartures(connection: Connection, { leaseMs = LEASE_MS } = {}) {
  const model = connection.model<StoredDeparture>('departures', schema, 'departures');
  const later = (milliseconds: number) => new Date(realNow().getTime() + milliseconds);

  async function lease({ userId, passes, due }: Departure): Promise<Departure | null> {
    const leased = later(leaseMs);
    const { matchedCount } = await model.updateOne({ _id: userId, due }, { $set: { due: leased } });
    return matchedCount ? { userId, passes, due: leased } : null;
  }

  return {
    leaseMs,

    /** Notes that a player has left, to be seen to at once; who is known already stays as noted. */
    async note(userId: number): Promise<void> {
      await insertOnce(model, { _id: userId, passes: 0, due: realNow() });
    },

    /** Which of these have left. */
    async among(userIds: readonly number[]): Promise<Set<number>> {
      const found = await model.find({ _id: { $in: [...userIds] } }, { _id: 1 }).lean<{ _id: number }[]>();
      return new Set(found.map(({ _id }) => _id));
    },

    /** All who have left, some hundred at a time. */
    pages: () => pagesOf(model, 0, { _id: 1 }),

    async due(limit: number): Promise<Departure[]> {
      const found = await model
        .find({ due: { $lte: realNow() } })
        .sort({ due: 1 })
        .limit(limit)
        .lean<Required<StoredDeparture>[]>();
      return found.map(({ _id, passes, due }) => ({ userId: _id, passes, due }));
    },

    /** Makes the next pass this process's, or keeps one that is longer so. @returns null when another process has it */
    lease,

    /** One pass more is done. Does nothing for one whose lease ran out meanwhile: another process has that pass. */
    async passed({ userId, passes, due }: Departure): Promise<void> {
      const pause = PAUSES_MS[passes];
      const next = pause === undefined ? { $unset: { due: 1 } } : { $set: { due: later(pause) } };
      await model.updateOne({ _id: userId, due }, { $inc: { passes: 1 }, ...next } as never);
    },
  };
}
