import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { setFence, writeFenced, type Fenced } from '@tippspiel/shared/platform/jobs/fence';
import type { Lease } from '@tippspiel/shared/platform/jobs/leases';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection } from 'mongoose';
import type { ColumnKey } from '../../domain/columns/column-key.ts';
import type { Scoring } from '../../domain/tournament/tournament.ts';

export type EvaluationState = {
  _id: 'evaluation';
  /** The published snapshot, null before the first evaluation. */
  snapshotId: string | null;
  /** The fence under which that snapshot was made: grows with every evaluation, 0 before the first. */
  version: number;
  finishedAt: Date | null;
  matchCount: number;
  /** `versionOf` of all entries that the snapshot counts; a different number means that an evaluation is due. */
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

/**
 * The last published evaluation, in one document. Its snapshot is in the blobs. The lease shows whether one is running.
 * Shard key: none.
 */
type Stored = EvaluationState & Fenced & WithOutbox & { tournament?: string };
export type Finished = Omit<EvaluationState, '_id' | 'version'>;

const schema = new Schema<Stored>(
  {
    ...{ _id: String, fence: Number, snapshotId: String, version: Number, finishedAt: Date },
    ...{ matchCount: Number, resultsVersion: Number, counted: Schema.Types.Mixed },
    tournament: String,
    ...outboxField,
  } as never,
  { versionKey: false },
);
indexOutbox(schema);

export type EvaluationStore = ReturnType<typeof createEvaluationStore>;

export function createEvaluationStore(connection: Connection) {
  const model = connection.model<Stored>('evaluations', schema, 'evaluations');
  const _id = 'evaluation' as const;
  return {
    async prepare(): Promise<void> {
      const nothing = { snapshotId: null, version: 0, finishedAt: null, matchCount: 0, resultsVersion: 0 };
      await insertOnce(model, { _id, ...nothing, counted: null, fence: 0, outbox: [] });
    },
    /** Notes the tournament unless one is noted. @returns the noted one */
    async noteTournament(id: string): Promise<string> {
      await model.updateOne({ _id, tournament: null }, { $set: { tournament: id } });
      const { tournament } = await model.findById(_id, { tournament: 1 }).orFail().lean();
      return tournament!;
    },
    /** Notes another tournament. */
    async changeTournament(id: string): Promise<void> {
      await model.updateOne({ _id }, { $set: { tournament: id } });
    },
    state: (): Promise<EvaluationState> =>
      model
        .findById(_id, { outbox: 0, tournament: 0 })
        .orFail()
        .lean<EvaluationState>()
        .exec() as Promise<EvaluationState>,
    /** Claims the evaluation for this run. @throws LeaseLostError */
    fence: (lease: Lease): Promise<void> => setFence(model, _id, lease),
    /** Publishes a snapshot under the fence of this lease. @throws LeaseLostError: nothing changes */
    publish: (lease: Lease, result: Finished, event: DomainEvent): Promise<void> =>
      writeFenced(model, _id, lease, {
        $set: { ...result, version: lease.fence },
        $push: { outbox: event },
      } as never),
  };
}
