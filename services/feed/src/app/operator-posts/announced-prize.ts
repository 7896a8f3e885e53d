import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { createEvent } from '@tippspiel/shared/events/envelope';
import type { Post } from '../../domain/post.ts';

type Cause = { now: Date; requestId: string };

/** Which prize a post announces by now to those who may see it, for tipp, where its winners are linked with the post; nothing where that stays. */
export function announcedPrize(before: Post | null, after: Post, cause: Cause): DomainEvent[] {
  const priceId = announcedBy(after);
  if (announcedBy(before) === priceId) return [];
  return [
    createEvent('feed.drawing.announced.v1', { postId: after.id, version: after.version, priceId }, cause),
  ];
}

const announcedBy = (post: Post | null): number | null =>
  post?.isPublished && !post.isHidden ? (post.drawing?.priceId ?? null) : null;

/** The post is no more; however often that is told, the stream takes it once. */
export function announcementGone({ id, version }: Pick<Post, 'id' | 'version'>, now: Date): DomainEvent {
  const data = { postId: id, version: version + 1, priceId: null };
  const event = createEvent('feed.drawing.announced.v1', data, { now, requestId: 'deleted-post' });
  return { ...event, id: `announcement-gone-${id}` };
}
