import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Model } from 'mongoose';
import type { Post } from '../../domain/post.ts';
import { toPost, VISIBLE, type StoredPost } from '../post-model.ts';

/** How posts follow what operators decide about them. */
export function createHiddenPosts(model: Model<StoredPost>) {
  /** An older decision than the one that a post has followed changes nothing. */
  const following = (id: number, decision: number) => ({
    ...{ _id: id, isDeleted: false, decision: { $not: { $gte: decision } } },
  });

  return {
    /** Null when there is none, or none that has still to follow this decision. */
    async thatFollows(id: number, decision: number): Promise<Post | null> {
      const found = await model.findOne(following(id, decision) as never, VISIBLE).lean<StoredPost>();
      return found && toPost(found);
    },

    /** Hides a post or shows it again. @returns false, writing nothing, when it is no longer the one before */
    async follow(before: Post, { isHidden, version }: Post, decision: number, events: DomainEvent[]) {
      const where = { ...following(before.id, decision), version: before.version };
      const { matchedCount } = await model.updateOne(where as never, {
        $set: { isHidden, decision, version },
        ...(events.length && { $push: { outbox: { $each: events } } }),
      });
      return matchedCount === 1;
    },
  };
}
