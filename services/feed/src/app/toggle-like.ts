import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { requirePost } from './visible.ts';

export type LikeState = { id: number; likeCount: number; isLikedByMe: boolean };

type Input = { postId: number; isLiked?: boolean | null };

/** Likes a post or comment, or takes the like back; `isLiked` says which, else it toggles. */
export async function toggleLike(
  deps: Deps,
  { identity }: ReadRequest,
  { postId: id, isLiked }: Input,
): Promise<LikeState> {
  const { userId } = requireWriter(identity);
  await requireTarget(deps, userId, id);
  const isLikedByMe = await deps.store.likes.set(id, userId, deps.clock.now(), isLiked ?? null);
  await deps.propagate.likes(id);
  return { id, likeCount: await requireTarget(deps, userId, id), isLikedByMe };
}

/** @returns how many like it */
async function requireTarget(deps: Deps, userId: number, id: number): Promise<number> {
  const { posts, comments } = deps.store;
  const [[post], [comment]] = await Promise.all([posts.findMany([id]), comments.findMany([id])]);
  if ((!post && !comment) || comment?.isHidden) throw notFound(messages.unknownPost, 'postId');
  if (!comment) return (await requirePost(deps, userId, id)).likeCount;
  await requirePost(deps, userId, comment.postId);
  return comment.likeCount;
}
