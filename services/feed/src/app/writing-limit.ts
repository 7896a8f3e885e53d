import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

const HOUR_SECONDS = 3_600;

/** Counts one more post or comment of a player. @throws AppError RATE_LIMITED for more in an hour than anybody writes */
export async function countWriting(
  { store, settings }: Deps,
  kind: 'post' | 'comment',
  userId: number,
): Promise<void> {
  const rules = {
    post: { max: settings.POSTS_PER_HOUR, message: messages.tooManyPosts },
    comment: { max: settings.COMMENTS_PER_HOUR, message: messages.tooManyComments },
  };
  await store.limits.of({ kind, seconds: HOUR_SECONDS, ...rules[kind] }, userId).take();
}
