import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { AnnouncementStore } from '../store/prizes/announcements.ts';

/** Learns from feed which posts announce which prizes: with those their winners may be linked. */
export async function consumeAnnouncements(
  bus: Bus,
  { announcements }: { announcements: AnnouncementStore },
): Promise<void> {
  await bus.consume({
    name: 'tipp-announcements',
    types: ['feed.drawing.announced.v2'],
    handle: (events) =>
      announcements.save(events.map(({ data: { postId: _id, ...rest } }) => ({ _id, ...rest }))),
  });
}
