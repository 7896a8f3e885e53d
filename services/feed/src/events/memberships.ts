import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Stores } from '../store/stores.ts';

/**
 * Stores the members of groups. Events of players who have left, and of ended groups, are ignored. A group that ends
 * meanwhile is removed again.
 */
export async function consumeMemberships(bus: Bus, store: Stores): Promise<void> {
  const { departures, endedGroups, memberships } = store;
  await bus.consume({
    name: 'feed-memberships',
    types: ['group.member.joined.v1', 'group.member.left.v1'],
    async handle(events) {
      const groupIds = events.map(({ data }) => data.groupId);
      const left = await departures.among(events.map(({ data }) => data.userId));
      const ended = await endedGroups.among(groupIds);
      await memberships.apply(
        events
          .filter(({ data }) => !left.has(data.userId) && !ended.has(data.groupId))
          .map(({ type, data: { groupId, userId, version } }) => ({
            ...{ groupId, userId, version, isMember: type === 'group.member.joined.v1' },
          })),
      );
      // Groups that ended meanwhile, or before a crash at this point. Later ends are handled by their own events.
      for (const groupId of await endedGroups.among(groupIds)) await memberships.removeGroup(groupId);
    },
  });
}
