import { badInput } from '@tippspiel/shared/errors/app-error';
import { readPageSize } from '@tippspiel/shared/graph/page';
import type { CommentsPart } from '../store/comments.ts';
import { messages } from './messages.ts';

const PAGE_SIZE = 25;

type Input = { beforeId?: number | null; pageSize?: number | null };

/** Which comments of a post are asked for: the newest before the given one. */
export function readCommentsPart(postId: number, { beforeId, pageSize }: Input): CommentsPart {
  if (beforeId && beforeId < 0) throw badInput(messages.unknownPlace, 'beforeId');
  return { postId, beforeId: beforeId ?? 0, limit: readPageSize(pageSize, PAGE_SIZE) };
}
