import { HOUR_SECONDS } from '@tippspiel/shared/platform/clock/window';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { moderationMessages } from './moderation/messages.ts';

/** Counts one more post, comment or report of a player. @throws AppError RATE_LIMITED above the hourly limit */
export async function countWriting(
  { store, settings }: Deps,
  kind: 'post' | 'comment' | 'report',
  userId: number,
): Promise<void> {
  const rules = {
    post: { max: settings.POSTS_PER_HOUR, message: messages.tooManyPosts },
    comment: { max: settings.COMMENTS_PER_HOUR, message: messages.tooManyComments },
    report: { max: settings.REPORTS_PER_HOUR, message: moderationMessages.tooManyReports },
  };
  await store.limits.of({ kind, seconds: HOUR_SECONDS, ...rules[kind] }, userId).take();
}
