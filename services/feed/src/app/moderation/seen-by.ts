import { lastOf, type Comment, type Post } from '../../domain/post.ts';
import { moderationMessages as messages } from './messages.ts';

/**
 * A post as this player sees it. Hidden posts and comments are visible only to their authors, who read a notice instead
 * of the text. The last comments and the count are adjusted accordingly.
 * @returns null if the player may not see the post
 */
export function postSeenBy(userId: number, post: Post): Post | null {
  if (post.isHidden) return post.userId === userId ? removedPost(post) : null;
  const own = ownHidden(userId, post);
  if (!own.length) return post;
  return {
    ...post,
    commentCount: post.commentCount + own.length,
    lastComments: lastOf([...post.lastComments, ...own]),
  };
}

export function commentSeenBy(userId: number, comment: Comment): Comment | null {
  if (!comment.isHidden) return comment;
  return comment.userId === userId ? removedComment(comment) : null;
}

/** A part of a post's comments as this player sees it: the newest `limit` before `beforeId` (0: all), oldest first. */
export function commentsSeenBy(
  userId: number,
  post: Post,
  shown: readonly Comment[],
  { beforeId, limit }: { beforeId: number; limit: number },
): Comment[] {
  const own = ownHidden(userId, post).filter(({ id }) => !beforeId || id < beforeId);
  if (!own.length) return [...shown];
  return [...shown, ...own].sort((a, b) => a.id - b.id).slice(-limit);
}

const ownHidden = (userId: number, { hiddenComments }: Post): Comment[] =>
  hiddenComments.filter((comment) => comment.userId === userId).map(removedComment);

const removedComment = (comment: Comment): Comment => ({
  ...comment,
  text: messages.removed,
  likeCount: 0,
  reactions: {},
});

const removedPost = (post: Post): Post => ({
  ...post,
  subject: '',
  text: messages.removed,
  pictureStamp: '',
  dateImageChanged: null,
  drawing: null,
  isCommentAble: false,
  likeCount: 0,
  reactions: {},
  commentCount: 0,
  lastComments: [],
  hiddenComments: [],
});
