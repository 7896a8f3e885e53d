import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

/** When a player wants to be reminded: a read model of user's events. Shard key: `_id`, the player's number. */
type StoredSetting = { _id: number; version: number; hours: number };

export function reminderSettingModel(connection: Connection): Model<StoredSetting> {
  const schema = new Schema<StoredSetting>(
    { _id: Number, version: Number, hours: Number },
    { versionKey: false },
  );
  schema.index({ hours: 1, _id: 1 }, { name: 'hours' });
  return connection.model<StoredSetting>('reminders', schema, 'reminders');
}

export type ReminderSettings = {
  /** Keeps the highest version of each. */
  save(settings: { userId: number; version: number; hours: number }[]): Promise<void>;
  /** Up to `limit` players by number, behind one, who want it so many hours before. */
  after(hours: number, userId: number, limit: number): Promise<number[]>;
  remove(userId: number): Promise<void>;
};

export function createReminderSettings(model: Model<StoredSetting>): ReminderSettings {
  return {
    async save(settings) {
      await keepNewest(
        model,
        settings.map(({ userId: _id, version, hours }) => ({ _id, version, hours })),
      );
    },
    async after(hours, userId, limit) {
      const found = await model
        .find({ hours, _id: { $gt: userId } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
    async remove(userId) {
      await model.deleteOne({ _id: userId });
    },
  };
}
