import type { Bus } from '@tippspiel/shared/nats/bus';
import type { Deps } from '../app/deps.ts';

const AT_ONCE = 500;

/** Removes the posts of groups that are no more. */
export async function consumeGroups(bus: Bus, { store: { posts }, settle }: Deps): Promise<void> {
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
      for (const { data } of events) await clear(data.groupId);
    },
  });
}
