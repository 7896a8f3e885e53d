import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection } from 'mongoose';
import { beforeFirstGoal, type AlertProgress } from '../../domain/goals/goal-alerts.ts';

export const GOAL_ALERTS = 'goalAlerts';

/** The progress of a match's goal alerts, so that they continue after a crash. Shard key: none. */
type StoredAlert = WithOutbox & AlertProgress & { _id: number };

const score = { goals1: Number, goals2: Number };
const schema = new Schema<StoredAlert>(
  {
    ...{ _id: Number, number: Number, before: score, now: score },
    ...{ alert: String, after: Number, isDone: Boolean, at: String, version: Number },
    ...outboxField,
  },
  { versionKey: false },
);
indexOutbox(schema as unknown as Schema);

export type GoalAlerts = ReturnType<typeof createGoalAlerts>;

export function createGoalAlerts(connection: Connection) {
  const model = connection.model<StoredAlert>(GOAL_ALERTS, schema, GOAL_ALERTS);
  return {
    /** The progress of a match's alerts (initial for a new match), and the number of events that wait in the outbox. */
    async of(matchId: number, at: string): Promise<{ progress: AlertProgress; waiting: number }> {
      const find = () => model.findById(matchId, { 'outbox.data': 0 }).lean<StoredAlert>();
      const start = { _id: matchId, ...beforeFirstGoal(at), outbox: [] };
      const stored = (await find()) ?? ((await insertOnce(model, start)) ? start : (await find())!);
      const { _id, outbox, ...progress } = stored;
      return { progress, waiting: outbox.length };
    },

    /** Matches whose alerts are not all published. @param since ISO date-time; earlier score changes are left out */
    async unfinished(since: string): Promise<number[]> {
      const found = await model.find({ isDone: false, at: { $gte: since } }, { _id: 1 }).lean();
      return found.map(({ _id }) => _id);
    },

    /**
     * Stores the next progress and its events in one write. @returns false, changing nothing, if another process was
     * faster
     */
    async advance(
      matchId: number,
      before: AlertProgress,
      next: AlertProgress,
      events: DomainEvent[],
    ): Promise<boolean> {
      const { number, alert, after, isDone, version } = before;
      const { matchedCount } = await model.updateOne(
        { _id: matchId, number, alert, after, isDone, version },
        { $set: next, $push: { outbox: { $each: events } } },
      );
      return matchedCount === 1;
    },
  };
}
