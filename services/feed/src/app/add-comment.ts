import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { conflict, forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { madeOnce, readOwnKey } from '@tippspiel/shared/platform/mongo/made-once';
import type { Comment, Post } from '../domain/post.ts';
import { requireAnswerable } from './answered-comments.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { commentSeenBy } from './moderation/seen-by.ts';
import { readText } from './read-text.ts';
import { countWriting } from './writing-limit.ts';
import { requirePost } from './visible.ts';

type Input = { postId: number; text: string; answerTo?: number | null; key?: string | null };

/**
 * Adds a comment to a post; repeated requests with the same key add only one. The atomic write contains only the
 * comment. The post's count and last five are updated at once or, after a crash, by the sweep.
 */
export async function addComment(
  deps: Deps,
  { identity }: ReadRequest,
  input: Input,
): Promise<{ comment: Comment; post: Post }> {
  const { userId } = requireWriter(identity);
  const text = readText(input.text);
  const madeBy = readOwnKey(userId, input.key, messages.badKey);
  const { id: postId, isCommentAble } = await requirePost(deps, userId, input.postId);
  const { comments } = deps.store;
  const once = await madeOnce<Comment>({
    find: async () => (madeBy === null ? null : comments.findMade(postId, madeBy)),
    async make() {
      if (!isCommentAble) throw forbidden(messages.notCommentAble);
      const answer = input.answerTo ? { answerTo: input.answerTo } : {};
      if (input.answerTo) await requireAnswerable(deps, postId, input.answerTo);
      await countWriting(deps, 'comment', userId);
      const id = await deps.store.nextId();
      const dateCreated = deps.clock.now();
      const written = {
        ...{ id, postId, userId, text, dateCreated },
        ...answer,
        likeCount: 0,
        isHidden: false,
      };
      return (await comments.insert(written, madeBy)) ? written : null;
    },
  });
  if (!once) throw notFound(messages.unknownComment);
  const { made: comment } = once;
  // As for posts, changed text under the same key is refused, so that no text is lost silently.
  if (comment.text !== text) throw conflict(messages.otherText);
  await deps.propagate.comments(postId);
  return { comment: commentSeenBy(userId, comment)!, post: await requirePost(deps, userId, postId) };
}
