import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Deps } from '../app/deps.ts';
import { removePosts } from '../app/remove-posts.ts';

/** Of groups that are no more the posts go, and who was in them; their numbers stay noted for what comes late. */
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
