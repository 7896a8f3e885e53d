import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { setFence, writeFenced, type Fenced } from '@tippspiel/shared/platform/jobs/fence';
import type { Lease } from '@tippspiel/shared/platform/jobs/leases';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ColumnKey } from '../../domain/columns/column-key.ts';
import type { Scoring } from '../../domain/tournament/tournament.ts';

/** The last published evaluation; one document for the tournament. The lease shows whether one is running. */
export type EvaluationState = {
  _id: 'evaluation';
  /** The published snapshot, null before the first evaluation. */
  snapshotId: string | null;
  /** The fence under which that snapshot was made: grows with every evaluation, 0 before the first. */
  version: number;
  finishedAt: Date | null;
  matchCount: number;
  /** Sum of the versions of all results in the snapshot; a different sum means that an evaluation is due. */
  resultsVersion: number;
  /** The inputs of its points. If null (unknown), the next evaluation scores everything from scratch. */
  counted: Counted | null;
};

/** Everything that gave points, with all values that determine them. */
export type Counted = {
  scoring: Scoring;
  matches: CountedMatch[];
  choices: CountedChoice[];
};
export type CountedMatch = { matchId: number; goals1: number; goals2: number; isPatriot: boolean };
/** A choice of any index in `right` in the column earns the points. */
export type CountedChoice = { column: ColumnKey; right: number[]; points: number };

/** The last published evaluation, in one document. Its snapshot is in the blobs. Shard key: none. */
type Stored = EvaluationState & Fenced & WithOutbox;
export type Finished = Omit<EvaluationState, '_id' | 'version'>;

export function evaluationModel(connection: Connection): Model<Stored> {
  const schema = new Schema<Stored>(
    {
      _id: String,
      fence: { type: Number, default: 0 },
      snapshotId: { type: String, default: null },
      version: { type: Number, default: 0 },
      finishedAt: { type: Date, default: null },
      matchCount: { type: Number, default: 0 },
      resultsVersion: { type: Number, default: 0 },
      counted: { type: Schema.Types.Mixed, default: null },
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
  /** Claims the evaluation for this run. @throws LeaseLostError */
  fence(lease: Lease): Promise<void>;
  /** Publishes a snapshot under the fence of this lease. @throws LeaseLostError: nothing changes */
  publish(lease: Lease, result: Finished, event: DomainEvent): Promise<void>;
};

export function createEvaluationStore(model: Model<Stored>): EvaluationStore {
  const _id = 'evaluation' as const;
  return {
    async prepare() {
      await model.updateOne(
        { _id },
        { $setOnInsert: { snapshotId: null } },
        { upsert: true, setDefaultsOnInsert: true },
      );
      // In older versions this document was also the lease, with its own counter.
      await model.collection.updateOne({ _id, holder: { $exists: true } } as never, {
        $set: { fence: 0 },
        $unset: { holder: 1, holderUntil: 1 },
      });
    },
    state: () =>
      model.findById(_id, { outbox: 0 }).orFail().lean<EvaluationState>().exec() as Promise<EvaluationState>,
    fence: (lease) => setFence(model, _id, lease),
    publish: (lease, result, event) =>
      writeFenced(model, _id, lease, {
        $set: { ...result, version: lease.fence },
        $push: { outbox: event },
      } as never),
  };
}
