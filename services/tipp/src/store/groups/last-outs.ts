import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection, type Model } from 'mongoose';

/** 'Der Letzte fliegt' in a group: since when, and who was in the group then. Shard key: `_id`, the group's number. */
export type StoredLastOut = {
  _id: number;
  since: Date;
  userIds: number[];
  /** Of them, who has left the group since. */
  left: { userId: number; at: Date }[];
};

export function lastOutModel(connection: Connection): Model<StoredLastOut> {
  const schema = new Schema<StoredLastOut>(
    { _id: Number, since: Date, userIds: [Number], left: [{ _id: false, userId: Number, at: Date }] },
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

    /**
     * Notes a member who leaves the group; the first time counts, and none before it began, as in an event that comes again.
     */
    async noteLeft(groupId: number, userId: number, at: Date): Promise<void> {
      await model.updateOne(
        { _id: groupId, since: { $lte: at }, userIds: userId, 'left.userId': { $ne: userId } },
        { $push: { left: { userId, at } } },
      );
    },

    /** @param since of the one that is meant; any without */
    async remove(groupId: number, since?: Date): Promise<void> {
      await model.deleteOne({ _id: groupId, ...(since && { since }) });
    },
  };
}
