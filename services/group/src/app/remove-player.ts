import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { Deps } from './deps.ts';
import { removeLeftovers, markEnded } from './end-group.ts';
import { putMembership } from './put-membership.ts';
import { savedEvent } from './save-group.ts';

const OWN_REQUEST = 'group-leaving';

/**
 * Removes the group service's data of a player who has left: memberships and ownership. An own group passes to the
 * member who registered first; without another member the group ends. Safe to repeat.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { groups, memberships } = deps.store;
  for (const groupId of await groups.idsOwnedBy(userId)) await passOn(deps, groupId, userId);
  await groups.forgetFounder(userId);
  for (const groupId of await memberships.groupIdsOf(userId))
    await putMembership(deps, { groupId, userId, isMember: false }, OWN_REQUEST);
  await memberships.removeLeft(userId);
  await deps.store.players.remove(userId);
}

async function passOn(deps: Deps, groupId: number, userId: number): Promise<void> {
  const { groups, memberships } = deps.store;
  const { after } = await changeVersioned({
    read: () => groups.find(groupId),
    async decide(group) {
      if (group?.ownerId !== userId) return null;
      const ownerId = await memberships.firstOther(groupId, userId);
      return { group: { ...group, version: group.version + 1 }, ownerId };
    },
    async write({ group, ownerId }) {
      if (ownerId !== null) {
        const passed = { ...group, ownerId };
        const event = savedEvent(deps, { requestId: OWN_REQUEST }, passed);
        // A player who is leaving the group at this moment stays in it as its owner.
        return groups.update(passed, event, { pendingTarget: groupId });
      }
      return markEnded(deps, group, OWN_REQUEST);
    },
  });
  if (after?.ownerId === null) removeLeftovers(deps, after.group);
  else if (after) await deps.propagate.owner(groupId);
  deps.relay.kick('groups', [groupId]);
}
