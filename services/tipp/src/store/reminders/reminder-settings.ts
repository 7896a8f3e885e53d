import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

export type GoalAlert = 'OFF' | 'JOKERS' | 'TIPPS' | 'ALL';

/**
 * When a player is reminded, and which goals the player is notified of: a read model of user's events. Shard key:
 * `_id`, the player's number.
 */
type StoredSetting = { _id: number; version: number; hours: number; goalAlert: GoalAlert };

const schema = new Schema<StoredSetting>(
  { _id: Number, version: Number, hours: Number, goalAlert: String },
  { versionKey: false },
);
schema.index({ hours: 1, _id: 1 }, { name: 'hours' });
schema.index({ goalAlert: 1, _id: 1 }, { name: 'goalAlert' });

export type ReminderSettings = ReturnType<typeof createReminderSettings>;

export function createReminderSettings(connection: Connection) {
  const model = connection.model<StoredSetting>('reminders', schema, 'reminders');
  async function behind(where: Partial<StoredSetting>, userId: number, limit: number): Promise<number[]> {
    const found = await model
      .find({ ...where, _id: { $gt: userId } } as never, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  }

  return {
    /** Keeps the highest version of each. */
    save: async (
      settings: { userId: number; version: number; hours: number; goalAlert: GoalAlert }[],
    ): Promise<void> =>
      void (await keepNewest(
        model,
        settings.map(({ userId: _id, ...setting }) => ({ _id, ...setting })),
      )),
    /** Up to `limit` players with numbers above `userId`, ascending, who want a reminder this many hours before. */
    after: (hours: number, userId: number, limit: number): Promise<number[]> =>
      behind({ hours }, userId, limit),
    /** The same for players with this goal alert. */
    withAlert: (goalAlert: GoalAlert, userId: number, limit: number): Promise<number[]> =>
      behind({ goalAlert }, userId, limit),
    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
