import { conflict, GENERIC_MESSAGE } from '@tippspiel/shared/errors/app-error';
import { createEvent } from '@tippspiel/shared/events/envelope';
import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { changeMembership, membershipKey, type Membership } from '../domain/membership.ts';
import type { Deps } from './deps.ts';

const ATTEMPTS = 20;

/**
 * Puts a player into a group or takes one out; nothing happens when that is so already. Of several at once each
 * decides on what the one before it wrote.
 */
export async function putMembership(
  deps: Deps,
  wanted: { groupId: number; userId: number; isMember: boolean },
  requestId: string,
): Promise<void> {
  const { groupId, userId } = wanted;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const next = changeMembership(await deps.store.memberships.find(groupId, userId), wanted);
    if (!next) return;
    const event = membershipEvent(next, { now: deps.clock.now(), requestId });
    if (!(await deps.store.memberships.save(next, event))) continue;
    deps.relay.kick('memberships', [membershipKey(groupId, userId)]);
    await deps.settle.membership(groupId, userId, event.id);
    return;
  }
  throw conflict(GENERIC_MESSAGE);
}

export function membershipEvent(membership: Membership, meta: { now: Date; requestId: string }): DomainEvent {
  const { groupId, userId, version, isMember } = membership;
  const type = isMember ? 'group.member.joined.v1' : 'group.member.left.v1';
  return createEvent(type, { groupId, userId, version }, meta);
}
