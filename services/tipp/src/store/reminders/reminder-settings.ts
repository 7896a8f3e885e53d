import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

export type GoalAlert = 'OFF' | 'JOKERS' | 'TIPPS' | 'ALL';

/**
 * When a player is reminded, and which goals the player is notified of: a read model of user's events. Shard key:
 * `_id`, the player's number.
 */
type StoredSetting = { _id: number; version: number; hours: number; goalAlert: GoalAlert };

export function reminderSettingModel(connection: Connection): Model<StoredSetting> {
  const schema = new Schema<StoredSetting>(
    { _id: Number, version: Number, hours: Number, goalAlert: String },
    { versionKey: false },
  );
  schema.index({ hours: 1, _id: 1 }, { name: 'hours' });
  schema.index({ goalAlert: 1, _id: 1 }, { name: 'goalAlert' });
  return connection.model<StoredSetting>('reminders', schema, 'reminders');
}

export type ReminderSettings = {
  /** Keeps the highest version of each. */
  save(settings: { userId: number; version: number; hours: number; goalAlert: GoalAlert }[]): Promise<void>;
  /** Up to `limit` players with numbers above `userId`, ascending, who want a reminder this many hours before. */
  after(hours: number, userId: number, limit: number): Promise<number[]>;
  /** The same for players with this goal alert. */
  withAlert(goalAlert: GoalAlert, userId: number, limit: number): Promise<number[]>;
  remove(userId: number): Promise<void>;
};

export function createReminderSettings(model: Model<StoredSetting>): ReminderSettings {
  async function behind(where: Partial<StoredSetting>, userId: number, limit: number): Promise<number[]> {
    const found = await model
      .find({ ...where, _id: { $gt: userId } } as never, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  }

  return {
    save: async (settings) =>
      void (await keepNewest(
        model,
        settings.map(({ userId: _id, ...setting }) => ({ _id, ...setting })),
      )),
    after: (hours, userId, limit) => behind({ hours }, userId, limit),
    withAlert: (goalAlert, userId, limit) => behind({ goalAlert }, userId, limit),
    async remove(userId) {
      await model.deleteOne({ _id: userId });
    },
  };
}
