import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { changeMembership, membershipKey, type Membership } from '../domain/membership.ts';
import type { Deps } from './deps.ts';

/**
 * Adds a player to a group or removes one; nothing happens if it already is as requested. Of simultaneous changes each
 * one is based on the result of the previous one.
 * @throws AppError CONFLICT if others were always faster
 */
export async function putMembership(
  deps: Deps,
  wanted: { groupId: number; userId: number; isMember: boolean },
  requestId: string,
): Promise<void> {
  const { groupId, userId } = wanted;
  const { memberships } = deps.store;
  const { after } = await changeVersioned({
    read: () => memberships.find(groupId, userId),
    decide(before) {
      const membership = changeMembership(before, wanted);
      if (!membership) return null;
      return { membership, event: membershipEvent(membership, { now: deps.clock.now(), requestId }) };
    },
    write: ({ membership, event }) => memberships.save(membership, event),
  });
  if (!after) return;
  deps.relay.kick('memberships', [membershipKey(groupId, userId)]);
  await deps.propagate.members(groupId);
}

export function membershipEvent(membership: Membership, meta: { now: Date; requestId: string }): DomainEvent {
  const { groupId, userId, version, isMember } = membership;
  const type = isMember ? 'group.member.joined.v1' : 'group.member.left.v1';
  return createEvent(type, { groupId, userId, version }, meta);
}
