import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection, type Model } from 'mongoose';

/** 'Der Letzte fliegt' in a group: since when, and who was in the group then. Shard key: `_id`, the group's number. */
export type StoredLastOut = { _id: number; since: Date; userIds: number[] };

export function lastOutModel(connection: Connection): Model<StoredLastOut> {
  const schema = new Schema<StoredLastOut>(
    { _id: Number, since: Date, userIds: [Number] },
    { versionKey: false },
  );
  return connection.model<StoredLastOut>('lastOuts', schema, 'lastOuts');
}

export type LastOutStore = ReturnType<typeof createLastOutStore>;

export function createLastOutStore(model: Model<StoredLastOut>) {
  return {
    find: (groupId: number): Promise<StoredLastOut | null> =>
      model.findById(groupId).lean<StoredLastOut>().exec(),

    /** @returns false, changing nothing, where one is under way */
    start: (lastOut: StoredLastOut): Promise<boolean> => insertOnce(model, lastOut),

    async remove(groupId: number): Promise<void> {
      await model.deleteOne({ _id: groupId });
    },
  };
}
