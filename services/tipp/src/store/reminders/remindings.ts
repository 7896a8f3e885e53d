import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection, type Model } from 'mongoose';

export const REMINDINGS = 'remindings';

/** The progress of one reminding. Players are notified by number, so that a restart continues after the last one. */
type Progress = { after: number; isDone: boolean };
/** The progress of the reminding before a kick-off, so that it continues after a crash. Shard key: none. */
type StoredReminding = WithOutbox & Progress & { _id: string };

export function remindingModel(connection: Connection): Model<StoredReminding> {
  const schema = new Schema<StoredReminding>(
    { _id: String, after: Number, isDone: Boolean, ...outboxField },
    { versionKey: false },
  );
  indexOutbox(schema as unknown as Schema);
  return connection.model<StoredReminding>(REMINDINGS, schema, REMINDINGS);
}

export type Remindings = {
  /** The ids of completed remindings among these. */
  done(ids: string[]): Promise<Set<string>>;
  /** The progress of a reminding; the initial one for a new reminding. */
  progress(id: string): Promise<Progress>;
  /**
   * Stores the next progress and its events in one write. @returns false, changing nothing, if another process was
   * faster
   */
  advance(id: string, before: Progress, next: Progress, events: DomainEvent[]): Promise<boolean>;
};

export function createRemindings(model: Model<StoredReminding>): Remindings {
  return {
    async done(ids) {
      const found = await model
        .find({ _id: { $in: ids }, isDone: true }, { _id: 1 })
        .lean<{ _id: string }[]>();
      return new Set(found.map(({ _id }) => _id));
    },
    async progress(id) {
      const start = { after: 0, isDone: false };
      await insertOnce(model, { _id: id, ...start, outbox: [] });
      const { after, isDone } = (await model.findById(id).lean<StoredReminding>()) ?? start;
      return { after, isDone };
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
