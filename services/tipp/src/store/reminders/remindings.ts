import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection } from 'mongoose';
import type { Begun } from '../../domain/reminders/due-reminders.ts';

export const REMINDINGS = 'remindings';

/** The progress of one reminding. Players are notified by number, so that a restart continues after the last one. */
type Progress = { after: number; isDone: boolean };
/** The matches and progress of the reminding before a kick-off, so that it continues after a crash. Shard key: none. */
type StoredReminding = WithOutbox & Progress & { _id: string; matchIds: number[] };

const schema = new Schema<StoredReminding>(
  { _id: String, matchIds: [Number], after: Number, isDone: Boolean, ...outboxField },
  { versionKey: false },
);
indexOutbox(schema as unknown as Schema);

export type Remindings = ReturnType<typeof createRemindings>;

export function createRemindings(connection: Connection) {
  const model = connection.model<StoredReminding>(REMINDINGS, schema, REMINDINGS);
  return {
    /** All that have begun before kick-offs after this instant. */
    async begun(now: Date): Promise<Begun[]> {
      // An id begins with the kick-off.
      const found = await model
        .find({ _id: { $gt: now.toISOString() } }, { matchIds: 1, isDone: 1 })
        .lean<StoredReminding[]>();
      return found.map(({ _id, matchIds, isDone }) => ({ id: _id, matchIds, isDone }));
    },
    /**
     * The matches and progress of a reminding, and the number of events that wait in its outbox. A new one begins with
     * these matches.
     */
    async progress(
      id: string,
      matchIds: number[],
    ): Promise<{ matchIds: readonly number[]; progress: Progress; waiting: number }> {
      const find = () => model.findById(id, { 'outbox.data': 0 }).lean<StoredReminding>();
      const start = { _id: id, matchIds, after: 0, isDone: false, outbox: [] };
      const stored = (await find()) ?? ((await insertOnce(model, start)) ? start : (await find())!);
      const { after, isDone, outbox } = stored;
      return { matchIds: stored.matchIds, progress: { after, isDone }, waiting: outbox.length };
    },
    /**
     * Stores the next progress and its events in one write. @returns false, changing nothing, if another process was
     * faster
     */
    async advance(id: string, before: Progress, next: Progress, events: DomainEvent[]): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id: id, ...before },
        { $set: next, $push: { outbox: { $each: events } } },
      );
      return matchedCount === 1;
    },
  };
}
