import { badInput, notFound, type AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { changeMembership, hasLeft, membershipKey } from '../domain/membership.ts';
import type { Deps } from './deps.ts';
import { membershipEvent } from './group-events.ts';
import { messages } from './messages.ts';

type Pair = { groupId: number; userId: number };
/** `byOwner`: the group's owner changes somebody else's membership. */
type Change = Pair & { byOwner: boolean };

/**
 * Sets whether a player is in a group; nothing happens if it already is as requested. Of simultaneous changes each one
 * is based on the result of the previous one.
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
      return changeMembership(before, wanted);
    },
    write: (next) => memberships.save(next, membershipEvent(deps, { requestId }, next)),
  });
  if (!after) return;
  deps.relay.kick('memberships', [membershipKey(groupId, userId)]);
  await deps.propagate.members(groupId);
}

/** Makes a player a member of an existing group. @throws AppError NOT_FOUND if its owner has deleted it meanwhile */
export async function addToGroup(deps: Deps, change: Change, requestId: string): Promise<void> {
  await setMembership(deps, { ...change, isMember: true }, requestId);
  const { groups, memberships } = deps.store;
  if (await groups.find(change.groupId)) return;
  // The cleanup of the group's memberships may have run before this one was written.
  await memberships.clear(change.groupId);
  throw notFound(messages.unknownGroup, 'groupId');
}

/**
 * Ends a membership, except the owner's. Meanwhile the group may have passed to this member: `passOn` picks the new
 * owner from the memberships before it writes the group. So the group is read again after this write.
 * @throws refusal if the member now owns the group
 */
export async function removeFromGroup(
  deps: Deps,
  change: Change,
  requestId: string,
  refusal: AppError,
): Promise<void> {
  await setMembership(deps, { ...change, isMember: false }, requestId);
  const group = await deps.store.groups.find(change.groupId);
  if (group?.ownerId !== change.userId) return;
  await setMembership(deps, { ...change, isMember: true, byOwner: false }, requestId);
  throw refusal;
}
