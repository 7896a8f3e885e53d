import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { Deps } from './deps.ts';
import { deletedEvent, savedEvent } from './group-events.ts';
import { setMembership } from './membership.ts';

const REQUEST_ID = 'group-departure';

/**
 * Removes the group service's data of a departed player: memberships and ownership. An own group is handed over to
 * another member; without one it is deleted. Safe to repeat.
 * @returns false if ended memberships stay, because their events are not published or counted yet
 */
export async function removePlayer(deps: Deps, userId: number): Promise<boolean> {
  const { groups, memberships } = deps.store;
  for (const groupId of await groups.idsOwnedBy(userId)) await handOver(deps, groupId, userId);
  await groups.forgetKeysOf(userId);
  for (const groupId of await memberships.groupIdsOf(userId))
    await setMembership(deps, { groupId, userId, isMember: false, byOwner: false }, REQUEST_ID);
  await memberships.removeEndedOf(userId);
  await deps.store.players.remove(userId);
  return !(await memberships.hasAnyOf(userId));
}

async function handOver(deps: Deps, groupId: number, userId: number): Promise<void> {
  const { groups } = deps.store;
  const cause = { now: deps.clock.now(), requestId: REQUEST_ID };
  const { after } = await changeVersioned({
    read: () => groups.find(groupId),
    async decide(group) {
      if (group?.ownerId !== userId) return null;
      const ownerId = await findHeir(deps, groupId, userId);
      return { group: { ...group, version: group.version + 1 }, ownerId };
    },
    async write({ group, ownerId }) {
      if (ownerId === null) return groups.markDeleted(group, deletedEvent(group, cause));
      const next = { ...group, ownerId };
      // A player who is leaving the group at this moment stays in it as its owner.
      return groups.handOver(next, savedEvent(next, cause));
    },
  });
  if (after?.ownerId === null) deps.names.remove(after.group);
  await deps.propagate.memberships(groupId);
  deps.relay.kick('groups', [groupId]);
}

/** The other member who registered first and is not locked; a locked one, who cannot lead it, only without any other. */
async function findHeir({ store }: Deps, groupId: number, userId: number): Promise<number | null> {
  const next = (after: number) => store.memberships.others(groupId, userId, after);
  const first = await next(0);
  for (let ids = first; ids.length; ids = await next(ids.at(-1)!)) {
    const locked = await store.players.lockedAmong(ids);
    const heir = ids.find((id) => !locked.has(id));
    if (heir !== undefined) return heir;
  }
  return first[0] ?? null;
}
