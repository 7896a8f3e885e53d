import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createPropagator, type Finish } from '@tippspiel/shared/platform/mongo/propagate';
import { createChangeCounter } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Deps } from './deps.ts';
import { setMembership } from './membership.ts';

const REQUEST_ID = 'group-propagation';

/**
 * Propagates changes of groups and memberships. The owner of a new or passed-on group becomes a member, a deleted group
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
  });
  const counts = createPropagator({
    facts: memberships.model,
    update: async (groupId) =>
      (await countMembers(groupId)) ?? (() => memberships.dropPendingChanges(groupId)),
    log,
  });

  /** Makes the owner a member; if the group was deleted, its memberships are removed. */
  async function putOwner(groupId: number): Promise<Finish> {
    const group = await groups.find(groupId);
    if (group) {
      const owner = { groupId, userId: group.ownerId, isMember: true, byOwner: false };
      await setMembership({ ...base, propagate }, owner, REQUEST_ID);
    }
    // Asked again: another process may have deleted the group before the owner's membership was written.
    if (!(await groups.find(groupId))) await memberships.clear(groupId);
    return () => groups.clearPending(groupId, group?.version);
  }

  const owners = createPropagator({ facts: groups.model, update: putOwner, log });
  const propagate: Deps['propagate'] = {
    members: counts.propagate,
    owner: owners.propagate,
    deletedGroup: owners.propagateLater,
  };
  return {
    ...propagate,
    async drain() {
      await owners.drain();
      await counts.drain();
    },
    async close() {
      await owners.close();
      await counts.close();
    },
  };
}
