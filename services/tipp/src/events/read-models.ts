import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Deps } from '../app/deps.ts';

const lists = { name: 'tipp-favorites', types: ['user.favorites.changed.v1'] } as const;
const logs = {
  'tipp-log': 'tipp.operator.acted.v2',
  'tipp-log-feed': 'feed.operator.acted.v2',
  'tipp-log-user': 'user.operator.acted.v2',
  'tipp-log-media': 'media.operator.acted.v2',
} as const;

/** Stores what other services publish; one process consumes for all. */
export async function consumeReadModels(
  bus: Bus,
  { favorites, ownLists, audit, announcements, reminderSettings }: Deps,
): Promise<void> {
  // Players' own lists, which every process also caches.
  await bus.subscribe({ types: lists.types, behind: lists.name, handle: ({ data }) => ownLists.put(data) });
  await bus.consume({ ...lists, handle: (events) => favorites.save(events.map(({ data }) => data)) });
  // Operators' actions of all services, with the texts of each service's events (docs/adr/0062-moderation.md).
  for (const [name, type] of Object.entries(logs))
    await bus.consume({
      name,
      types: [type],
      handle: (events) =>
        audit.add(events.map(({ id, time, data }) => ({ _id: id, at: new Date(time), ...data }))),
    });
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
