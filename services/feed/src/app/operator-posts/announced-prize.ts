import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Post } from '../../domain/post.ts';

type Cause = { now: Date; requestId: string };

const nothing = { priceId: null, isPublished: false };

/** Which prize a post announces by now, and whether players see it, for tipp, where its winners are linked with the post; nothing where that stays. */
export function announcedPrize(before: Post | null, after: Post, cause: Cause): DomainEvent[] {
  return isDeepStrictEqual(announcedBy(before), announcedBy(after)) ? [] : [announcedEvent(after, cause)];
}

/** The post announces a drawing, or announces nothing. */
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

/** The post is no more; however often that is told, the stream takes it once. */
export function announcementGone({ id, version }: Pick<Post, 'id' | 'version'>, now: Date): DomainEvent {
  const data = { postId: id, version: version + 1, ...nothing };
  const event = createEvent('feed.drawing.announced.v2', data, { now, requestId: 'deleted-post' });
  return { ...event, id: `announcement-gone-${id}` };
}
