import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Begun } from '../../domain/reminders/due-reminders.ts';

export const REMINDINGS = 'remindings';

/** The progress of one reminding. Players are notified by number, so that a restart continues after the last one. */
type Progress = { after: number; isDone: boolean };
/** The matches and progress of the reminding before a kick-off, so that it continues after a crash. Shard key: none. */
type StoredReminding = WithOutbox & Progress & { _id: string; matchIds: number[] };

export function remindingModel(connection: Connection): Model<StoredReminding> {
  const schema = new Schema<StoredReminding>(
    { _id: String, matchIds: [Number], after: Number, isDone: Boolean, ...outboxField },
    { versionKey: false },
  );
  indexOutbox(schema as unknown as Schema);
  return connection.model<StoredReminding>(REMINDINGS, schema, REMINDINGS);
}

export type Remindings = {
  /** All that have begun before kick-offs after this instant. */
  begun(now: Date): Promise<Begun[]>;
  /**
   * The matches and progress of a reminding, and the number of events that wait in its outbox. A new one begins with
   * these matches.
   */
  progress(
    id: string,
    matchIds: number[],
  ): Promise<{ matchIds: readonly number[]; progress: Progress; waiting: number }>;
  /**
   * Stores the next progress and its events in one write. @returns false, changing nothing, if another process was
   * faster
   */
  advance(id: string, before: Progress, next: Progress, events: DomainEvent[]): Promise<boolean>;
};

export function createRemindings(model: Model<StoredReminding>): Remindings {
  return {
    async begun(now) {
      // An id begins with the kick-off.
      const found = await model
        .find({ _id: { $gt: now.toISOString() } }, { matchIds: 1, isDone: 1 })
        .lean<StoredReminding[]>();
      return found.map(({ _id, matchIds, isDone }) => ({ id: _id, matchIds, isDone }));
    },
    async progress(id, matchIds) {
      const find = () => model.findById(id, { 'outbox.data': 0 }).lean<StoredReminding>();
      const start = { _id: id, matchIds, after: 0, isDone: false, outbox: [] };
      const stored = (await find()) ?? ((await insertOnce(model, start)) ? start : (await find())!);
      const { after, isDone, outbox } = stored;
      return { matchIds: stored.matchIds, progress: { after, isDone }, waiting: outbox.length };
    },
    async advance(id, before, next, events) {
      const { matchedCount } = await model.updateOne(
        { _id: id, ...before },
        { $set: next, $push: { outbox: { $each: events } } },
      );
      return matchedCount === 1;
    },
  };
}
