import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection, type Model } from 'mongoose';

export const REMINDINGS = 'remindings';

/** How far one reminding has come: players are told of by number, so that a crash goes on behind the last. */
type Progress = { after: number; isDone: boolean };
/** How far the reminding before a kick-off has come, so that it goes on there after a crash. Shard key: none. */
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
  /** Those of these that are done. */
  done(ids: string[]): Promise<Set<string>>;
  /** The progress of a reminding; the beginning for a new one. */
  progress(id: string): Promise<Progress>;
  /**
   * Goes on, with what is to be told in the same write. @returns false, changing nothing, when another process was faster
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
