import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createPropagator, type Finish } from '@tippspiel/shared/platform/mongo/propagate';
import { createChangeCounter } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Deps } from './deps.ts';
import { setMembership } from './membership.ts';

const REQUEST_ID = 'group-propagation';

/**
 * Propagates changes of groups and memberships. The owner of a new or handed-over group becomes a member, a deleted group
 * loses its memberships, and a changed membership updates the group's member count.
 */
export function createPropagation(
  base: Omit<Deps, 'propagate'>,
  log: Logger,
): Deps['propagate'] & { drain(): Promise<void>; close(): Promise<void> } {
  const { groups, memberships } = base.store;
  const countMembers = createChangeCounter({
    target: groups.model,
    facts: memberships.model,
    count: 'memberCount',
    where: { isDeleted: { $ne: true } },
  });
  const counts = createPropagator({
    facts: memberships.model,
    // A membership may have been written after those of a deleted group were removed.
    update: async (groupId) => (await countMembers(groupId)) ?? (() => memberships.clear(groupId)),
    log,
  });

  async function alignMemberships(groupId: number): Promise<Finish> {
    const group = await groups.find(groupId);
    if (group) {
      const owner = { groupId, userId: group.ownerId, isMember: true, byOwner: false };
      await setMembership({ ...base, propagate }, owner, REQUEST_ID);
    } else await memberships.clear(groupId);
    return () => groups.clearPending(groupId, group?.version);
  }

  const alignments = createPropagator({ facts: groups.model, update: alignMemberships, log });
  const propagate: Deps['propagate'] = {
    count: counts.propagate,
    memberships: alignments.propagate,
    membershipsLater: alignments.propagateLater,
  };
  return {
    ...propagate,
    async drain() {
      await alignments.drain();
      await counts.drain();
    },
    async close() {
      await alignments.close();
      await counts.close();
    },
  };
}
