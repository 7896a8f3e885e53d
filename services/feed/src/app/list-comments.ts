import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { readPageSize } from '@tippspiel/shared/platform/graph/page';
import type { Comment, Post } from '../domain/post.ts';
import type { CommentsPart } from '../store/comment-parts.ts';
import { messages } from './messages.ts';
import { commentsSeenBy } from './moderation/seen-by.ts';

const PAGE_SIZE = 25;

type Input = { beforeId?: number | null; pageSize?: number | null };

/** A part of a post's comments as the viewer sees them, oldest first. @param load reads the part without hidden ones */
export async function listComments(
  load: (part: CommentsPart) => Promise<Comment[]>,
  { identity }: ReadRequest,
  post: Post,
  input: Input,
): Promise<Comment[]> {
  const { userId } = requireViewer(identity);
  const part = readCommentsPart(post, input);
  return post.isHidden ? [] : commentsSeenBy(userId, post, await load(part), part);
}

/** The requested part of a post's comments: the newest before the given one. */
function readCommentsPart(post: Post, { beforeId, pageSize }: Input): CommentsPart {
  const { id: postId, commentCount: count, lastComments } = post;
  if (beforeId && beforeId < 0) throw badInput(messages.unknownPlace, 'beforeId');
  const newestId = lastComments.at(-1)?.id ?? postId;
  return { postId, beforeId: beforeId ?? 0, limit: readPageSize(pageSize, PAGE_SIZE), count, newestId };
}
