import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { Deps } from './deps.ts';
import { deletedEvent, savedEvent } from './group-events.ts';
import { setMembership } from './membership.ts';

const CAUSE = { requestId: 'group-leaving' };

/**
 * Removes the group service's data of a player who has left: memberships and ownership. An own group passes to the
 * member who registered first and is not locked; without another member it is deleted. Safe to repeat.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { groups, memberships } = deps.store;
  for (const groupId of await groups.idsOwnedBy(userId)) await passOn(deps, groupId, userId);
  await groups.forgetFounder(userId);
  for (const groupId of await memberships.groupIdsOf(userId))
    await setMembership(deps, { groupId, userId, isMember: false, byOwner: false }, CAUSE.requestId);
  await memberships.removeLeft(userId);
  await deps.store.players.remove(userId);
}

async function passOn(deps: Deps, groupId: number, userId: number): Promise<void> {
  const { groups, memberships, players } = deps.store;
  const { after } = await changeVersioned({
    read: () => groups.find(groupId),
    async decide(group) {
      if (group?.ownerId !== userId) return null;
      const ownerId = await memberships.firstOther(groupId, userId, players.lockedAmong);
      return { group: { ...group, version: group.version + 1 }, ownerId };
    },
    async write({ group, ownerId }) {
      if (ownerId === null) return groups.markDeleted(group, deletedEvent(deps, CAUSE, group));
      const passed = { ...group, ownerId };
      // A player who is leaving the group at this moment stays in it as its owner.
      return groups.update(passed, savedEvent(deps, CAUSE, passed), { pendingTarget: groupId });
    },
  });
  if (after?.ownerId === null) deps.names.remove(after.group);
  // Also removes the memberships of a deleted group.
  await deps.propagate.owner(groupId);
  deps.relay.kick('groups', [groupId]);
}
