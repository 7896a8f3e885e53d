import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { AnnouncementStore } from '../store/prizes/announcements.ts';

/** Stores which posts announce which prizes, as published by feed; winners may be linked with these posts. */
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
