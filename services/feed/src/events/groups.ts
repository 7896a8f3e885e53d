import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Deps } from '../app/deps.ts';
import { removePosts } from '../app/remove-posts.ts';

/** Removes the posts and memberships of ended groups. The groups' numbers stay stored, to ignore late events. */
export async function consumeGroups(bus: Bus, deps: Deps): Promise<void> {
  const { posts, memberships, endedGroups, lastPosts } = deps.store;
  await bus.consume({
    name: 'feed-groups',
    types: ['group.group.deleted.v1'],
    async handle(events) {
      for (const { data } of events) {
        await endedGroups.note(data.groupId);
        await memberships.removeGroup(data.groupId);
        await removePosts(deps, (limit) => posts.idsInGroup(data.groupId, limit));
        await lastPosts.remove(data.groupId);
      }
    },
  });
}
