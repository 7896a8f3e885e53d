import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { batches } from '@tippspiel/shared/platform/mongo/batches';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import type { Model } from 'mongoose';
import type { NamedPlayer } from '../../domain/operator-posts/announcement.ts';
import type { Post } from '../../domain/post.ts';
import { foldedOf, toPost, toStoredPost, VISIBLE, type StoredPost } from '../post-model.ts';

/** What is written with a post: players whose names stand in it, and what tells of it. */
export type WithPost = { named: readonly NamedPlayer[]; events: readonly DomainEvent[] };

const { named: _named, ...WITH_NAMED } = VISIBLE;

const PAGE = 200;

export type OperatorPosts = ReturnType<typeof createOperatorPosts>;

/** The same documents as players' posts; these alone change after they were written. */
export function createOperatorPosts(model: Model<StoredPost>) {
  const namingQuery = (userId: number) =>
    model.find({ isOperator: true, isDeleted: false, 'named.userId': userId }, WITH_NAMED).hint('operator');

  const { isDeleted: _isDeleted, ...WITH_DELETED } = VISIBLE;
  /** Operators' posts are some hundred: their index leads to them, and they are put in order. */
  const pageQuery = (after: number) =>
    model
      .find({ isOperator: true, _id: { $gt: after } }, WITH_DELETED)
      .sort({ _id: 1 })
      .limit(PAGE)
      .hint('operator');

  return {
    /** Drafts, too; null when there is none. */
    async find(id: number): Promise<Post | null> {
      const where = { _id: id, isOperator: true, isDeleted: false };
      const found = await model.findOne(where, VISIBLE).lean<StoredPost>();
      return found && toPost(found);
    },

    /** All by number, some hundred at a time; of those that are gone the number alone. */
    async *pages(): AsyncGenerator<({ id: number; isDeleted: true } | (Post & { isDeleted: false }))[]> {
      const read = (after: number) => pageQuery(after).lean<StoredPost[]>();
      for await (const found of batches(read, { before: 0, size: PAGE }))
        yield found.map((post) =>
          post.isDeleted ? { id: post._id, isDeleted: true } : { ...toPost(post), isDeleted: false },
        );
    },

    /** The query behind `pages`, for its explain too. */
    pageQuery,

    /** @returns false, changing nothing, when there is such a post already */
    insert: (post: Post, { named, events }: WithPost): Promise<boolean> =>
      insertOnce(model, { ...toStoredPost(post), named: [...named], outbox: [...events] }),

    /** Writes what operators write, and leaves counts and comments alone. @returns false when it is no longer the one before */
    async replace(before: Post, post: Post, { named, events }: WithPost): Promise<boolean> {
      const { subject, text, isPublished, isCommentAble, dateCreated } = post;
      const { dateImageChanged, pictureStamp, drawing, version, place } = post;
      const now = { subject, text, isPublished, isCommentAble, dateCreated };
      const { matchedCount } = await model.updateOne(
        // Those from before versions were counted have none.
        { _id: post.id, isDeleted: false, version: before.version || { $in: [0, null] } },
        {
          $set: {
            ...{
              ...now,
              dateImageChanged,
              pictureStamp,
              drawing,
              version,
              named: [...named],
              folded: foldedOf(post),
            },
            ...(place !== null && { place }),
          },
          ...(events.length && { $push: { outbox: { $each: events } } }),
        },
      );
      return matchedCount === 1;
    },

    /** The query behind `naming`, for its explain too: operators' posts are some hundred, and all are looked through. */
    namingQuery,

    /** Some of the posts that name this player, drafts and hidden ones too, with whom else they name. */
    async naming(userId: number, limit: number): Promise<{ post: Post; named: NamedPlayer[] }[]> {
      const found = await namingQuery(userId).limit(limit).lean<StoredPost[]>();
      return found.map(({ named = [], ...post }) => ({ post: toPost(post), named }));
    },

    /** Whose names stand in a post, as it was noted. */
    async namedIn(id: number): Promise<NamedPlayer[]> {
      return (await model.findById(id, { named: 1 }).lean<StoredPost>())?.named ?? [];
    },

    /** How many are not published yet. */
    countDrafts: (): Promise<number> =>
      model.countDocuments({ isOperator: true, groupId: null, isPublished: false, isDeleted: false }),
  };
}
