import type { CommentFieldsFragment, PostFieldsFragment } from '../routes/posts.generated.ts';
import { shapeUserShort } from './user.ts';

/** A comment, whose like count is called 'likes' (specification, chapter 3). */
export const shapeComment = ({ likeCount, user, ...comment }: CommentFieldsFragment) => ({
  ...comment,
  user: shapeUserShort(user),
  likes: likeCount,
});

/** The Post entity, with what the operators' form says of a drawing, named as there (specification, chapter 3). */
export const shapePost = ({ user, lastComments, winnerString, price, ...post }: PostFieldsFragment) => ({
  ...post,
  winnerstring: winnerString,
  priceId: price?.id ?? 0,
  user: shapeUserShort(user),
  parent: null,
  lastComments: lastComments.map(shapeComment),
});
