import type { Limit } from '@tippspiel/shared/platform/mongo/limits';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { moderationMessages } from './moderation/messages.ts';

/**
 * Counts one more post, comment, like or report of a player.
 * @returns the limit, to give back what changed nothing
 * @throws AppError RATE_LIMITED above the hourly limit
 */
export async function countWriting(
  { store, settings }: Deps,
  kind: 'post' | 'comment' | 'like' | 'report',
  userId: number,
): Promise<Limit> {
  const rules = {
    post: { max: settings.POSTS_PER_HOUR, message: messages.tooManyPosts },
    comment: { max: settings.COMMENTS_PER_HOUR, message: messages.tooManyComments },
    like: { max: settings.LIKES_PER_HOUR, message: messages.tooManyLikes },
    report: { max: settings.REPORTS_PER_HOUR, message: moderationMessages.tooManyReports },
  };
  const limit = store.limits.of({ kind, ...rules[kind] }, userId);
  await limit.take();
  return limit;
}
