import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { GONE_VERSION } from '@tippspiel/shared/platform/nats/republish';
import type { Deps } from './deps.ts';
import { announcedEvent, announcementGone } from './operator-posts/announced-prize.ts';
import { pictureClaim, pictureReleased } from './operator-posts/picture-claim.ts';
import { logoClaim } from './sponsors/sponsors.ts';

/** Republishes the claims on pictures, and the announcements of prizes. */
export async function* republishPosts({
  store,
  clock,
}: Pick<Deps, 'store' | 'clock'>): AsyncGenerator<DomainEvent[]> {
  const now = clock.now();
  const cause = { now, requestId: 'republish' };
  // The end of a post always has the same event id, so that the stream accepts it once. To republish it, a new id is
  // needed.
  const anew = (event: DomainEvent): DomainEvent => ({ ...event, id: randomUUID() });
  for await (const page of store.operatorPosts.pages())
    yield page.flatMap((post) => {
      if (!post.isDeleted) {
        // An unchanged post has published nothing about what it never had.
        const isChanged = post.version > 1;
        return [
          ...(post.drawing || isChanged ? [announcedEvent(post, cause)] : []),
          ...(post.pictureStamp || isChanged ? [pictureClaim(post, cause)] : []),
        ];
      }
      const gone = { id: post.id, version: GONE_VERSION };
      return [pictureReleased(gone, now), announcementGone(gone, now)].map(anew);
    });
  for await (const page of store.sponsors.pages()) yield page.map((sponsor) => logoClaim(sponsor, cause));
}
