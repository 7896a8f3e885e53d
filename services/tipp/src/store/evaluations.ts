import { realNow } from '@tippspiel/shared/clock/real-time';
import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/mongo/outbox';
import { Schema, type Connection, type Model } from 'mongoose';

/** Where the evaluation stands; one document for the tournament. */
export type EvaluationState = {
  _id: 'evaluation';
  /** The snapshot that may be read, null before the first evaluation. */
  snapshotId: string | null;
  /** The fence under which that snapshot was made: grows with every evaluation, 0 before the first. */
  version: number;
  finishedAt: Date | null;
  matchCount: number;
  /** Sum of the match versions that the snapshot counts: another sum means that an evaluation is due. */
  resultsVersion: number;
  /** Who evaluates until when, in real time; `fence` grows with every new holder. */
  holder: string | null;
  holderUntil: Date | null;
  fence: number;
};

type Stored = EvaluationState & WithOutbox;
export type Finished = Pick<EvaluationState, 'snapshotId' | 'finishedAt' | 'matchCount' | 'resultsVersion'>;
export type Lease = { fence: number };

const LEASE_MS = 30_000;

export function evaluationModel(connection: Connection): Model<Stored> {
  const schema = new Schema<Stored>(
    {
      _id: String,
      snapshotId: { type: String, default: null },
      version: { type: Number, default: 0 },
      finishedAt: { type: Date, default: null },
      matchCount: { type: Number, default: 0 },
      resultsVersion: { type: Number, default: 0 },
      holder: { type: String, default: null },
      holderUntil: { type: Date, default: null },
      fence: { type: Number, default: 0 },
      ...outboxField,
    } as never,
    { versionKey: false },
  );
  indexOutbox(schema);
  return connection.model<Stored>('evaluations', schema, 'evaluations');
}

export type EvaluationStore = {
  prepare(): Promise<void>;
  state(): Promise<EvaluationState>;
  /** Takes the lease if nobody holds it (any more); null while another process evaluates. */
  acquire(): Promise<Lease | null>;
  /** Publishes a snapshot and gives the lease back; false when a later holder has taken over: then nothing changes. */
  finish(lease: Lease, result: Finished, event: DomainEvent): Promise<boolean>;
  /** Gives the lease back after a failure. */
  release(lease: Lease): Promise<void>;
};

export function createEvaluationStore(model: Model<Stored>): EvaluationStore {
  const _id = 'evaluation' as const;
  const free = { holder: null, holderUntil: null };
  return {
    async prepare() {
      await model.updateOne(
        { _id },
        { $setOnInsert: { fence: 0 } },
        { upsert: true, setDefaultsOnInsert: true },
      );
    },
    state: () =>
      model.findById(_id, { outbox: 0 }).orFail().lean<EvaluationState>().exec() as Promise<EvaluationState>,
    async acquire() {
      const now = realNow();
      const taken = await model
        .findOneAndUpdate(
          { _id, $or: [{ holder: null }, { holderUntil: { $lt: now } }] },
          {
            $set: { holder: randomUUID(), holderUntil: new Date(now.getTime() + LEASE_MS) },
            $inc: { fence: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<EvaluationState>();
      return taken ? { fence: taken.fence } : null;
    },
    async finish({ fence }, result, event) {
      const written = await model.updateOne({ _id, fence, holder: { $ne: null } }, {
        $set: { ...result, version: fence, ...free },
        $push: { outbox: event },
      } as never);
      return written.modifiedCount === 1;
    },
    async release({ fence }) {
      await model.updateOne({ _id, fence }, { $set: free });
    },
  };
}
