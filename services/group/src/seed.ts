import { randomUUID } from 'node:crypto';
import type { Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { Deps } from './app/deps.ts';
import { membershipEvent, savedEvent } from './app/group-events.ts';
import { readName, readPassword } from './app/group-input.ts';
import { hashPassword } from './effects/argon2.ts';
import type { Group } from './domain/group.ts';
import { indexGroup } from './projection/names.ts';

export type SeedGroup = { name: string; ownerId: number; password?: string; memberIds: readonly number[] };

/**
 * Writes many groups with their members at once, by the rules of the use cases and with their events. Members are
 * written first, so that an existing group is complete.
 */
export async function seedGroups(deps: Deps, seeds: readonly SeedGroup[]): Promise<Group[]> {
  if (!seeds.length) return [];
  const first = await deps.store.counters.next('group', seeds.length);
  const cause = { now: deps.clock.now(), requestId: 'seed' };
  const groups = await Promise.all(seeds.map((seed, index) => groupOf(seed, first + index, cause.now)));
  const memberships = seeds.flatMap((seed, index) =>
    membersOf(seed).map((userId) => newMember(first + index, userId, cause)),
  );
  await deps.store.memberships.insertCounted(memberships);
  await deps.store.groups.insertCounted(groups.map((group) => ({ group, event: savedEvent(group, cause) })));
  for (const group of groups) indexGroup(deps.names, group);
  deps.relay.kick(
    'groups',
    groups.map(({ id }) => id),
  );
  return groups;
}

const membersOf = ({ ownerId, memberIds }: SeedGroup): number[] => [...new Set([ownerId, ...memberIds])];

async function groupOf(seed: SeedGroup, id: number, dateCreated: Date): Promise<Group> {
  const password = readPassword(seed.password);
  return {
    id,
    name: readName(seed.name),
    ownerId: seed.ownerId,
    passwordHash: password ? await hashPassword(password) : null,
    link: randomUUID(),
    memberCount: membersOf(seed).length,
    dateCreated,
    version: 1,
  };
}

function newMember(groupId: number, userId: number, cause: Cause) {
  const membership = { groupId, userId, isMember: true, at: cause.now, version: 1 };
  return { membership, event: membershipEvent(membership, cause) };
}
