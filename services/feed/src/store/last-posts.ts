import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';

/**
 * The newest post of a group, so that a list of groups is read by keys alone: 0 where nobody has written. It may have been deleted
 * since; whoever finds that out corrects it. Shard key: `_id`, the group's number.
 */
type LastPost = { _id: number; postId: number };

const schema = new Schema<LastPost>({ _id: Number, postId: Number }, { versionKey: false });

export type LastPosts = ReturnType<typeof createLastPosts>;

export function createLastPosts(connection: Connection) {
  const model = connection.model<LastPost>('lastPosts', schema, 'lastPosts');

  return {
    model,

    /** A post was written, or is shown again: it is the newest, unless a newer one is known. */
    async note(groupId: number, postId: number): Promise<void> {
      const follow = async () => {
        const notNewer = { _id: groupId, postId: { $lte: postId } };
        return (await model.updateOne(notNewer, { $set: { postId } })).matchedCount === 1;
      };
      // Between both another process may have noted its first.
      if (!(await follow()) && !(await insertOnce(model, { _id: groupId, postId }))) await follow();
    },

    /** By group; groups that were never noted are left out. */
    async among(groupIds: readonly number[]): Promise<Map<number, number>> {
      const found = await model.find({ _id: { $in: [...groupIds] } }).lean<LastPost[]>();
      return new Map(found.map(({ _id, postId }) => [_id, postId]));
    },

    /** Notes what is the newest now, unless another one was noted since. @param seen undefined where none was noted */
    async correct(groupId: number, seen: number | undefined, postId: number): Promise<void> {
      if (seen === undefined) await insertOnce(model, { _id: groupId, postId });
      else await model.updateOne({ _id: groupId, postId: seen }, { $set: { postId } });
    },

    async remove(groupId: number): Promise<void> {
      await model.deleteOne({ _id: groupId });
    },
  };
}
