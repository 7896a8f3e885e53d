import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Model } from 'mongoose';
import type { Post } from '../../domain/post.ts';
import { toPost, VISIBLE, type StoredPost } from '../post-model.ts';

export function createHiddenPosts(model: Model<StoredPost>) {
  /** Ignores a decision that is older than the post's last one. */
  const behind = (id: number, decision: number) => ({
    ...{ _id: id, isDeleted: false, decision: { $not: { $gte: decision } } },
  });

  return {
    /** The post if this decision is still to be applied; otherwise null. */
    async findBehind(id: number, decision: number): Promise<Post | null> {
      const found = await model.findOne(behind(id, decision) as never, VISIBLE).lean<StoredPost>();
      return found && toPost(found);
    },

    /** Hides a post or shows it again. @returns false, writing nothing, if the post has changed since `before` */
    async applyDecision(before: Post, { isHidden, version }: Post, decision: number, events: DomainEvent[]) {
      const where = { ...behind(before.id, decision), version: before.version };
      const { matchedCount } = await model.updateOne(where as never, {
        $set: { isHidden, decision, version },
        ...(events.length && { $push: { outbox: { $each: events } } }),
      });
      return matchedCount === 1;
    },
  };
}
