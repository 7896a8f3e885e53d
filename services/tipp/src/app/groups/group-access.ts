import { forbidden, notFound } from '@tippspiel/shared/errors/app-error';
import type { Rosters } from '../../projection/rosters.ts';
import { groupMessages as messages } from './messages.ts';

/** Who has just joined, or founded a group, is heard of within some hundred milliseconds. */
const PATIENCE_MS = 1_000;

/** @throws AppError NOT_FOUND, FORBIDDEN for those who are not in the group */
export async function requireMember(rosters: Rosters, groupId: number, userId: number): Promise<void> {
  await requireGroup(rosters, groupId);
  if (!(await rosters.whenMember(groupId, userId, PATIENCE_MS))) throw forbidden(messages.membersOnly);
}

/** @throws AppError NOT_FOUND, FORBIDDEN for all but the group's owner */
export async function requireOwner(rosters: Rosters, groupId: number, userId: number): Promise<void> {
  const ownerId = await requireGroup(rosters, groupId);
  if (ownerId !== userId) throw forbidden(messages.ownerOnly);
}

async function requireGroup(rosters: Rosters, groupId: number): Promise<number> {
  const ownerId = groupId > 0 ? await rosters.whenKnown(groupId, PATIENCE_MS) : null;
  if (ownerId === null) throw notFound(messages.unknownGroup, 'groupId');
  return ownerId;
}
