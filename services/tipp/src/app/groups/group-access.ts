import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Rosters } from '../../projection/rosters.ts';
import { groupMessages as messages } from './messages.ts';

/**
 * The event of a player who has just joined or founded a group arrives within some hundred milliseconds. This is far
 * shorter than the time after which the gateway retries.
 */
const TIMEOUT_MS = 400;

/**
 * @param timeoutMs how long to wait for the event of a new member
 * @throws AppError NOT_FOUND, also for non-members
 */
export async function requireMember(
  rosters: Rosters,
  groupId: number,
  userId: number,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (await rosters.whenMember(groupId, userId, timeoutMs)) return;
  const isKnown = rosters.ownerOf(groupId) !== null;
  throw notFound(isKnown ? messages.membersOnly : messages.unknownGroup, 'groupId');
}

/**
 * @param refusal the message for other members @throws AppError NOT_FOUND, also for non-members; FORBIDDEN for other
 * members
 */
export async function requireOwner(
  rosters: Rosters,
  groupId: number,
  userId: number,
  refusal: string = messages.ownerOnly,
): Promise<void> {
  const ownerId = await rosters.whenKnown(groupId, userId, TIMEOUT_MS);
  if (ownerId === null) throw notFound(messages.unknownGroup, 'groupId');
  if (ownerId === userId) return;
  if (!rosters.has(groupId, userId)) throw notFound(refusal, 'groupId');
  throw forbidden(refusal);
}
