import { hostname } from 'node:os';
import { Schema, type Connection } from 'mongoose';
import { insertOnce } from '../mongo/insert-once.ts';

export type JobState =
  | { kind: 'idle' }
  | { kind: 'running'; since: Date; fence: number }
  /** The last run failed; it may be started again at once. */
  | { kind: 'failed'; at: Date; reason: string };

type Running = { kind: 'running'; since: Date; until: Date; holder: string };
/** A job: the process that runs it, its lease's expiry, and how the last run ended. Shard key: none. */
type Stored = { _id: string; fence: number; state: Exclude<JobState, { kind: 'running' }> | Running };

/** One run's right to do a job. Its `fence` is higher than every earlier run's, and all writes of the job carry it. */
export type Lease = { name: string; fence: number };

export type Outcome = { kind: 'done' } | { kind: 'failed'; reason: string };

/** The reason that is reported for an expired lease. */
export const LEASE_EXPIRED = 'the process that ran it went silent';

/** How long a lease is valid. Its holder renews it after every third of a term. */
const TERM_MS = 6_000;

const schema = new Schema<Stored>(
  { _id: String, fence: Number, state: Schema.Types.Mixed },
  { versionKey: false },
);

/** For operators: the machine or container, and the process there. */
const HOLDER = `${hostname()}/${process.pid}`;
const expired = { $lte: ['$state.until', '$$NOW'] };

export type Leases = ReturnType<typeof createLeases>;

/**
 * Stores leases in one document per job (`_id` = its name). All times come from the database (`$$NOW`), so the
 * processes' clocks may differ. A process itself only measures durations.
 */
export function createLeases(connection: Connection, termMs = TERM_MS) {
  const model = connection.model<Stored>('leases', schema, 'leases');
  const until = { $add: ['$$NOW', termMs] };
  const held = ({ name, fence }: Lease) => ({ _id: name, fence, 'state.kind': 'running' }) as never;

  async function take(name: string): Promise<Lease | null> {
    const free = { _id: name, $or: [{ 'state.kind': { $ne: 'running' } }, { $expr: expired }] };
    const state = { kind: 'running', since: '$$NOW', until, holder: HOLDER };
    const update = replaceBy({ $add: ['$fence', 1] }, state);
    const taken = await model.collection.findOneAndUpdate(free as never, update as never, {
      returnDocument: 'after',
      projection: { fence: 1 },
    });
    return taken && { name, fence: taken['fence'] as number };
  }

  return {
    termMs,
    /** Takes the lease if it is free or expired; null while another process holds it. */
    async acquire(name: string): Promise<Lease | null> {
      const lease = await take(name);
      if (lease || (await model.exists({ _id: name }))) return lease;
      await insertOnce(model, { _id: name, fence: 0, state: { kind: 'idle' } });
      return take(name);
    },
    /** Restarts the term; false when a later holder has taken over. */
    async renew(lease: Lease): Promise<boolean> {
      const update = [{ $set: { 'state.until': until } }];
      const { matchedCount } = await model.collection.updateOne(held(lease), update as never);
      return matchedCount === 1;
    },
    /** Releases the lease; does nothing when a later holder has taken over. */
    async release(lease: Lease, outcome: Outcome): Promise<void> {
      const state =
        outcome.kind === 'done'
          ? { kind: 'idle' }
          : { kind: 'failed', at: '$$NOW', reason: { $literal: outcome.reason } };
      await model.collection.updateOne(held(lease), replaceBy('$fence', state) as never);
    },
    async state(name: string): Promise<JobState> {
      const [job] = await model.aggregate<Pick<Stored, 'fence' | 'state'> & { expired: boolean }>([
        { $match: { _id: name } },
        { $project: { fence: 1, state: 1, expired } },
      ]);
      if (!job) return { kind: 'idle' };
      const { fence, state } = job;
      if (state.kind !== 'running') return state;
      return job.expired
        ? { kind: 'failed', at: state.until, reason: LEASE_EXPIRED }
        : { kind: 'running', since: state.since, fence };
    },
  };
}

/** Replaces the whole document, because `$set` would keep fields of the previous state. */
const replaceBy = (fence: unknown, state: object) => [{ $replaceWith: { _id: '$_id', fence, state } }];
