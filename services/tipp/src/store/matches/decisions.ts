import type { DomainEvent, EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { saveVersion } from '@tippspiel/shared/platform/mongo/save-version';
import { Schema, type Connection } from 'mongoose';
import type { DecisionKey } from '../../domain/matches/decisions.ts';

export type Decision = {
  _id: DecisionKey;
  /** Team codes; empty if the decision was withdrawn. */
  teams: string[];
  /** Counts the changes of this decision. */
  version: number;
};

/** An operator's decision under one key: a mark, or the order of level teams. Shard key: none. */
type Stored = Decision & WithOutbox;
type DecisionData = EventData<'tipp.decision.changed.v1'>;

/** The whole decision, for the event of a change. */
export const toDecisionData = ({ _id, ...decision }: Decision): DecisionData => ({ key: _id, ...decision });
export const toDecision = ({ key, ...decision }: DecisionData): Decision => ({ _id: key, ...decision });

/** The state of a key without a decision. */
export const undecided = (_id: DecisionKey): Decision => ({ _id, teams: [], version: 0 });

const schema = new Schema<Stored>(
  { _id: String, teams: [String], version: Number, ...outboxField } as never,
  { versionKey: false },
);
indexOutbox(schema);

export type DecisionStore = ReturnType<typeof createDecisionStore>;

export function createDecisionStore(connection: Connection) {
  const model = connection.model<Stored>('decisions', schema, 'decisions');
  return {
    all: (): Promise<Decision[]> => model.find({}, { outbox: 0 }).lean<Decision[]>().exec(),
    /** Stores the next version together with its events. @returns false if another change came first */
    save: (next: Decision, ...events: DomainEvent[]): Promise<boolean> => saveVersion(model, next, ...events),
  };
}
