import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent, type Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { Post } from '../../domain/post.ts';

/** The event about a post's picture and who may see it; empty for a post that never had one. */
export const pictureClaims = (before: Post | null, post: Post, cause: Cause): DomainEvent[] =>
  post.pictureStamp || before?.pictureStamp ? [pictureClaim(post, cause)] : [];

/** States the post's picture, or none. */
export function pictureClaim(
  { id, pictureStamp: stamp, dateImageChanged, isPublished, isHidden, version }: Post,
  cause: Cause,
): DomainEvent {
  const changedAt = dateImageChanged?.toISOString();
  const isPublic = isPublished && !isHidden;
  const data = { directory: 'posts', id, stamp, changedAt, isPublic, version } as const;
  return createEvent('feed.picture.claimed.v1', data, cause);
}

/**
 * States that the post was deleted and needs no picture. A repetition has the same id, so the stream accepts it once.
 */
export function pictureReleased({ id, version }: Pick<Post, 'id' | 'version'>, now: Date): DomainEvent {
  const data = { directory: 'posts', id, stamp: '', isPublic: false, version: version + 1 } as const;
  const event = createEvent('feed.picture.claimed.v1', data, { now, requestId: 'deleted-post' });
  return { ...event, id: `picture-released-${id}` };
}
