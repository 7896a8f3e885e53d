import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createPropagator, type Finish } from '@tippspiel/shared/platform/mongo/propagate';
import { createChangeCounter } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Deps } from './deps.ts';
import { putMembership } from './put-membership.ts';

const OWN_REQUEST = 'group-propagation';

/**
 * Propagates a group that is new or passed on (its owner is in it), the end of one (nobody is), and a changed membership
 * (the group's member count).
 */
export function createPropagation(
  base: Omit<Deps, 'propagate'>,
  log: Logger,
): Deps['propagate'] & { close(): Promise<void> } {
  const { groups, memberships } = base.store;
  const countMembers = createChangeCounter({
    target: groups.model,
    facts: memberships.model,
    count: 'memberCount',
  });
  const counts = createPropagator({
    facts: memberships.model,
    update: async (groupId) => (await countMembers(groupId)) ?? (() => memberships.dropNotes(groupId)),
    log,
  });

  /** Of a group that is there; of one that is no more the memberships go. */
  async function putOwner(groupId: number): Promise<Finish> {
    const group = await groups.find(groupId);
    if (!group) {
      await memberships.clear(groupId);
      return () => groups.clearPending(groupId);
    }
    const owner = { groupId, userId: group.ownerId, isMember: true };
    await putMembership({ ...base, propagate }, owner, OWN_REQUEST);
    return () => groups.clearPending(groupId);
  }

  const owners = createPropagator({ facts: groups.model, update: putOwner, log });
  const propagate: Deps['propagate'] = {
    members: counts.propagate,
    owner: owners.propagate,
    endedGroup: owners.propagateLater,
    async all() {
      await owners.drain();
      await counts.drain();
    },
  };
  return {
    ...propagate,
    async close() {
      await owners.close();
      await counts.close();
    },
  };
}
