import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';

/**
 * The newest post of a group, so that a list of groups is read by keys alone: 0 where nobody has written. It may have been deleted
 * since; whoever finds that out corrects it. Shard key: `_id`, the group's number.
 */
type LastPost = { _id: number; postId: number };

const schema = new Schema<LastPost>({ _id: Number, postId: Number }, { versionKey: false });

export function createLastPosts(connection: Connection) {
  const model = connection.model<LastPost>('lastPosts', schema, 'lastPosts');

  return {
    model,

    /** Stores a new post, or one that is shown again, as the newest, unless a newer one is stored. */
    async note(groupId: number, postId: number): Promise<void> {
      const follow = async () => {
        const notNewer = { _id: groupId, postId: { $lte: postId } };
        return (await model.updateOne(notNewer, { $set: { postId } })).matchedCount === 1;
      };
      // Another process may have stored its first post in between.
      if (!(await follow()) && !(await insertOnce(model, { _id: groupId, postId }))) await follow();
    },

    /** By group; groups without an entry are left out. */
    async among(groupIds: readonly number[]): Promise<Map<number, number>> {
      const found = await model.find({ _id: { $in: [...groupIds] } }).lean<LastPost[]>();
      return new Map(found.map(({ _id, postId }) => [_id, postId]));
    },

    /**
     * Stores the current newest post, unless another one was stored since. @param seen undefined if there was no entry
     */
    async correct(groupId: number, seen: number | undefined, postId: number): Promise<void> {
      if (seen === undefined) await insertOnce(model, { _id: groupId, postId });
      else await model.updateOne({ _id: groupId, postId: seen }, { $set: { postId } });
    },

    async remove(groupId: number): Promise<void> {
      await model.deleteOne({ _id: groupId });
    },
  };
}
