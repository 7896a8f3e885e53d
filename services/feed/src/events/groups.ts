import type { Bus } from '@tippspiel/shared/nats/bus';
import type { Deps } from '../app/deps.ts';

const AT_ONCE = 500;

/** Of groups that are no more the posts go, and who was in them; their numbers stay noted for what comes late. */
export async function consumeGroups(bus: Bus, { store, settle }: Deps): Promise<void> {
  const { posts, memberships, endedGroups } = store;

  async function clear(groupId: number): Promise<void> {
    for (;;) {
      const ids = await posts.idsInGroup(groupId, AT_ONCE);
      if (!ids.length) return;
      for (const id of ids) {
        await posts.markDeleted(id, null);
        settle.deletedPost(id);
      }
    }
  }

  await bus.consume({
    name: 'feed-groups',
    types: ['group.group.deleted.v1'],
    async handle(events) {
      for (const { data } of events) {
        await endedGroups.note(data.groupId);
        await memberships.removeGroup(data.groupId);
        await clear(data.groupId);
      }
    },
  });
}
