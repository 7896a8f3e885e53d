import { forbidden, notFound } from '@tippspiel/shared/errors/app-error';
import type { Rosters } from '../../projection/rosters.ts';
import { groupMessages as messages } from './messages.ts';

/**
 * Who has just joined, or founded a group, is heard of within some hundred milliseconds. Far less than the time after which
 * the gateway asks a second time.
 */
const PATIENCE_MS = 400;

/** @throws AppError NOT_FOUND, FORBIDDEN for those who are not in the group */
export async function requireMember(rosters: Rosters, groupId: number, userId: number): Promise<void> {
  if (await rosters.whenMember(groupId, userId, PATIENCE_MS)) return;
  throw rosters.ownerOf(groupId) === null
    ? notFound(messages.unknownGroup, 'groupId')
    : forbidden(messages.membersOnly);
}

/** @throws AppError NOT_FOUND, FORBIDDEN for all but the group's owner */
export async function requireOwner(rosters: Rosters, groupId: number, userId: number): Promise<void> {
  const ownerId = await rosters.whenKnown(groupId, userId, PATIENCE_MS);
  if (ownerId === null) throw notFound(messages.unknownGroup, 'groupId');
  if (ownerId !== userId) throw forbidden(messages.ownerOnly);
}
