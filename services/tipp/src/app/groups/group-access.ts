import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Rosters } from '../../projection/rosters.ts';
import { groupMessages as messages } from './messages.ts';

/**
 * The event of a player who has just joined or founded a group arrives within some hundred milliseconds. Waiting takes
 * far less than the time after which the gateway asks a second time.
 */
const PATIENCE_MS = 400;

/** @throws AppError NOT_FOUND, also for those who are not in the group */
export async function requireMember(rosters: Rosters, groupId: number, userId: number): Promise<void> {
  if (await rosters.whenMember(groupId, userId, PATIENCE_MS)) return;
  const isKnown = rosters.ownerOf(groupId) !== null;
  throw notFound(isKnown ? messages.membersOnly : messages.unknownGroup, 'groupId');
}

/** @param refusal why nobody else may @throws AppError NOT_FOUND, also for outsiders; FORBIDDEN for its other members */
export async function requireOwner(
  rosters: Rosters,
  groupId: number,
  userId: number,
  refusal: string = messages.ownerOnly,
): Promise<void> {
  const ownerId = await rosters.whenKnown(groupId, userId, PATIENCE_MS);
  if (ownerId === null) throw notFound(messages.unknownGroup, 'groupId');
  if (ownerId === userId) return;
  if (!rosters.has(groupId, userId)) throw notFound(refusal, 'groupId');
  throw forbidden(refusal);
}
