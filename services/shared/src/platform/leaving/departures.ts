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
  /** How often the player's data was removed. */
  passes: number;
  /** When the next pass is due; missing after the last one. */
  due?: Date;
};

export type Departure = { userId: number; passes: number; due: Date };

/** A process postpones `due` by this much while it removes, and renews that. Another one takes over only if it dies. */
const LEASE_MS = 30_000;
/**
 * The pauses between the passes. The second and third pass, within a minute, catch writes that were in flight when the
 * player left: a save, or an event in an outbox. The later two catch what came through a gateway that had not received
 * the hint (ADR 0004).
 */
const PAUSES_MS = [10_000, 25_000, 600_000, 7_200_000];

const schema = new Schema<StoredDeparture>({ _id: Number, passes: Number, due: Date }, { versionKey: false });
schema.index({ due: 1 }, { name: 'due', sparse: true });

export type Departures = ReturnType<typeof createDepartures>;

/** One service's record of the players who have left. */
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

    /** Records that a player has left, due at once. Does nothing for a player who is already recorded. */
    async note(userId: number): Promise<void> {
      await insertOnce(model, { _id: userId, passes: 0, due: realNow() });
    },

    /** Returns those of the players who have left. */
    async among(userIds: readonly number[]): Promise<Set<number>> {
      const found = await model.find({ _id: { $in: [...userIds] } }, { _id: 1 }).lean<{ _id: number }[]>();
      return new Set(found.map(({ _id }) => _id));
    },

    /** All departed players, some hundred at a time. */
    pages: () => pagesOf(model, 0, { fields: { _id: 1 } }),

    async due(limit: number): Promise<Departure[]> {
      const found = await model
        .find({ due: { $lte: realNow() } })
        .sort({ due: 1 })
        .limit(limit)
        .lean<Required<StoredDeparture>[]>();
      return found.map(({ _id, passes, due }) => ({ userId: _id, passes, due }));
    },

    /** Takes the next pass for this process, or extends its lease. @returns null when another process has it */
    lease,

    /**
     * Counts a finished pass. Does nothing after the lease has expired, because another process has that pass.
     * @param isDone whether nothing is left; otherwise the last pass is repeated
     */
    async passed({ userId, passes, due }: Departure, isDone: boolean): Promise<void> {
      const pause = PAUSES_MS[passes] ?? (isDone ? undefined : PAUSES_MS.at(-1));
      const next = pause === undefined ? { $unset: { due: 1 } } : { $set: { due: later(pause) } };
      await model.updateOne({ _id: userId, due }, { $inc: { passes: 1 }, ...next } as never);
    },
  };
}
