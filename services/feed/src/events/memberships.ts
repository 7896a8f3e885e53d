import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Stores } from '../store/stores.ts';
import { consumerName } from './consumer-name.ts';

/**
 * Keeps who is in which group; nothing of who has left, whose groups tell of it when all of the player is removed already, nor
 * of groups that are no more.
 */
export async function consumeMemberships(bus: Bus, store: Stores, generation: number): Promise<void> {
  const { departures, endedGroups, memberships } = store;
  await bus.consume({
    name: consumerName('feed-memberships', generation),
    types: ['group.member.joined.v1', 'group.member.left.v1'],
    async handle(events) {
      const groupIds = events.map(({ data }) => data.groupId);
      const left = await departures.among(events.map(({ data }) => data.userId));
      const ended = await endedGroups.among(groupIds);
      await memberships.apply(
        events
          .filter(({ data }) => !left.has(data.userId) && !ended.has(data.groupId))
          .map(({ type, data }) => ({ ...data, isMember: type === 'group.member.joined.v1' })),
      );
      // Asked again: what has ended meanwhile, or before a crash just here, is removed; what ends from here on is cleared by whoever hears of it.
      for (const groupId of await endedGroups.among(groupIds)) await memberships.removeGroup(groupId);
    },
  });
}
