import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Deps } from '../app/deps.ts';

const lists = { name: 'tipp-favorites', types: ['user.favorites.changed.v1'] } as const;

/** Stores events of other services that only fill a collection; one process consumes for all. */
export async function consumeReadModels(
  bus: Bus,
  { favorites, ownLists, announcements, reminderSettings }: Deps,
): Promise<void> {
  // Players' own lists, which every process also caches.
  await bus.subscribe({ types: lists.types, behind: lists.name, handle: ({ data }) => ownLists.put(data) });
  await bus.consume({ ...lists, handle: (events) => favorites.save(events.map(({ data }) => data)) });
  // Which posts announce which prizes; winners may be linked with these posts.
  await bus.consume({
    name: 'tipp-announcements',
    types: ['feed.drawing.announced.v2'],
    handle: (events) =>
      announcements.save(events.map(({ data: { postId: _id, ...rest } }) => ({ _id, ...rest }))),
  });
  // Players' settings of reminders and goal alerts.
  await bus.consume({
    name: 'tipp-reminder-settings',
    types: ['user.reminder.changed.v2'],
    handle: (events) => reminderSettings.save(events.map(({ data }) => data)),
  });
}
