import type { CommentFieldsFragment, PostFieldsFragment } from '../routes/posts.generated.ts';
import { shapeUserShort } from './user.ts';

/** A comment, whose like count is called 'likes' (specification, chapter 3). */
export const shapeComment = ({ likeCount, user, ...comment }: CommentFieldsFragment) => ({
  ...comment,
  user: shapeUserShort(user),
  likes: likeCount,
});

/** The Post entity. */
export const shapePost = ({ user, lastComments, ...post }: PostFieldsFragment) => ({
  ...post,
  user: shapeUserShort(user),
  parent: null,
  lastComments: lastComments.map(shapeComment),
});
