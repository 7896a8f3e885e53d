import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { changeMembership, hasLeft, membershipKey } from '../domain/membership.ts';
import type { Deps } from './deps.ts';
import { membershipEvent } from './group-events.ts';
import { messages } from './messages.ts';

type Pair = { groupId: number; userId: number };
/** `byOwner`: the group's owner changes somebody else's membership. */
type Change = Pair & { byOwner: boolean };

/**
 * Sets whether a player is in a group; nothing happens if it already is as requested. If the group has been deleted
 * meanwhile, its count removes the membership (`propagation.ts`). Of simultaneous changes each one is based on the
 * result of the previous one.
 * @throws AppError CONFLICT if others were always faster; BAD_USER_INPUT if the owner adds a player who has left
 */
export async function setMembership(
  deps: Deps,
  wanted: Change & { isMember: boolean },
  requestId: string,
): Promise<void> {
  const { groupId, userId } = wanted;
  const { memberships } = deps.store;
  const { after } = await changeVersioned({
    read: () => memberships.find(groupId, userId),
    decide(before) {
      if (wanted.isMember && wanted.byOwner && hasLeft(before)) throw badInput(messages.hasLeft, 'userId');
      return changeMembership(before, { ...wanted, at: deps.clock.now() });
    },
    write: (next) => memberships.save(next, membershipEvent(next, { now: deps.clock.now(), requestId })),
  });
  if (!after) return;
  deps.relay.kick('memberships', [membershipKey(groupId, userId)]);
  await deps.propagate.count(groupId);
}

/**
 * Ends a membership, except the owner's. Meanwhile the group may have passed to this member: `handOver` picks the new
 * owner from the memberships before it writes the group. So the group is read again after this write.
 * @returns false if the group now belongs to the member, who stays in it
 */
export async function removeFromGroup(deps: Deps, change: Change, requestId: string): Promise<boolean> {
  await setMembership(deps, { ...change, isMember: false }, requestId);
  const group = await deps.store.groups.find(change.groupId);
  if (group?.ownerId !== change.userId) return true;
  await setMembership(deps, { ...change, isMember: true, byOwner: false }, requestId);
  return false;
}
