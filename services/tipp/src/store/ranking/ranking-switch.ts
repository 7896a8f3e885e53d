import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { saveVersion } from '@tippspiel/shared/platform/mongo/save-version';
import { Schema, type Connection } from 'mongoose';

export type RankingSwitch = {
  isBlocked: boolean;
  /** Counts the changes; 0 before the first. */
  version: number;
};

const ID = 'ranking';
/** 'Rangliste sperren': whether operators have replaced the ranks with a notice, in one document. Shard key: none. */
type Stored = RankingSwitch & WithOutbox;

const schema = new Schema<Stored>(
  { _id: String, isBlocked: Boolean, version: Number, ...outboxField } as never,
  { versionKey: false },
);
indexOutbox(schema);

export type RankingSwitchStore = ReturnType<typeof createRankingSwitchStore>;

export function createRankingSwitchStore(connection: Connection) {
  const model = connection.model<Stored>('switches', schema, 'switches');
  return {
    async read(): Promise<RankingSwitch> {
      const stored = await model.findById(ID, { outbox: 0 }).lean<Stored>();
      return stored
        ? { isBlocked: stored.isBlocked, version: stored.version }
        : { isBlocked: false, version: 0 };
    },
    /** Stores the next version together with its events. @returns false if another change came first */
    save: (next: RankingSwitch, ...events: DomainEvent[]): Promise<boolean> =>
      saveVersion(model, { _id: ID, ...next }, ...events),
  };
}

/** Identifies its document for the relay. */
export const RANKING_SWITCH = { collection: 'switches', id: ID };
