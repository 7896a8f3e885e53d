import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent, type Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { Post } from '../../domain/post.ts';

const nothing = { priceId: null, isPublished: false };

/**
 * The event about the prize that a post announces, and whether players see it; empty if both are unchanged. Tipp uses
 * it to link the prize's winners to the post.
 */
export function announcedPrize(before: Post | null, after: Post, cause: Cause): DomainEvent[] {
  return isDeepStrictEqual(announcedBy(before), announcedBy(after)) ? [] : [announcedEvent(after, cause)];
}

/** States the prize that the post announces, or none. */
export const announcedEvent = (post: Post, cause: Cause): DomainEvent =>
  createEvent(
    'feed.drawing.announced.v2',
    { postId: post.id, version: post.version, ...announcedBy(post) },
    cause,
  );

const announcedBy = (post: Post | null): { priceId: number | null; isPublished: boolean } =>
  post?.drawing && !post.isHidden
    ? { priceId: post.drawing.priceId, isPublished: post.isPublished }
    : nothing;

/** States that the post was deleted. A repetition has the same id, so the stream accepts it once. */
export function announcementGone({ id, version }: Pick<Post, 'id' | 'version'>, now: Date): DomainEvent {
  const data = { postId: id, version: version + 1, ...nothing };
  const event = createEvent('feed.drawing.announced.v2', data, { now, requestId: 'deleted-post' });
  return { ...event, id: `announcement-gone-${id}` };
}
