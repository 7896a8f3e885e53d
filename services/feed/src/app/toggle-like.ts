import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Comment, Post } from '../domain/post.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { requirePost } from './visible.ts';
import { countWriting } from './writing-limit.ts';

export type LikeState = { id: number; likeCount: number; isLikedByMe: boolean };

type Target = Pick<Post | Comment, 'likeCount' | 'reactions'>;

type Input = { postId: number; isLiked?: boolean | null };

/** Likes a post or comment, or removes the like. `isLiked` sets the state; without it, the like toggles. */
export async function toggleLike(
  deps: Deps,
  { identity }: ReadRequest,
  { postId: id, isLiked }: Input,
): Promise<LikeState> {
  const { userId } = requireWriter(identity);
  await requireTarget(deps, userId, id);
  const count = await countWriting(deps, 'like', userId);
  const like = await deps.store.likes.set(id, userId, deps.clock.now(), isLiked ?? null);
  if (!like.changed) await count.giveBack();
  await deps.propagate.likes(id);
  const { likeCount } = await requireTarget(deps, userId, id);
  return { id, likeCount, isLikedByMe: like.isLiked };
}

/** The post or comment if the player can see it. @throws AppError NOT_FOUND */
export async function requireTarget(deps: Deps, userId: number, id: number): Promise<Target> {
  const [comment] = await deps.store.comments.findMany([id]);
  if (!comment) return requirePost(deps, userId, id);
  if (comment.isHidden) throw notFound(messages.unknownPost, 'postId');
  await requirePost(deps, userId, comment.postId);
  return comment;
}
