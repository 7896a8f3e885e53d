import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';

/** 'Der Letzte fliegt' in a group: its start, and the members at that time. Shard key: `_id`, the group's number. */
export type StoredLastOut = {
  _id: number;
  since: Date;
  userIds: number[];
  /** Those of them who have left the group since. */
  left: { userId: number; at: Date }[];
};

const schema = new Schema<StoredLastOut>(
  { _id: Number, since: Date, userIds: [Number], left: [{ _id: false, userId: Number, at: Date }] },
  { versionKey: false },
);

export type LastOutStore = ReturnType<typeof createLastOutStore>;

export function createLastOutStore(connection: Connection) {
  const model = connection.model<StoredLastOut>('lastOuts', schema, 'lastOuts');
  return {
    find: (groupId: number): Promise<StoredLastOut | null> =>
      model.findById(groupId).lean<StoredLastOut>().exec(),

    /** @returns false, changing nothing, if the group already has one */
    start: (lastOut: StoredLastOut): Promise<boolean> => insertOnce(model, lastOut),

    /** Records a member who leaves the group, the first time only, and not before the start, as in a repeated event. */
    async noteLeft(groupId: number, userId: number, at: Date): Promise<void> {
      await model.updateOne(
        { _id: groupId, since: { $lte: at }, userIds: userId, 'left.userId': { $ne: userId } },
        { $push: { left: { userId, at } } },
      );
    },

    /** @param since start of the one to remove; without it any is removed */
    async remove(groupId: number, since?: Date): Promise<void> {
      await model.deleteOne({ _id: groupId, ...(since && { since }) });
    },
  };
}
