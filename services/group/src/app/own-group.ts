import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Group } from '../domain/group.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/**
 * A group whose owner asks.
 * @param refusal why no other member may
 * @throws AppError FORBIDDEN for other members, NOT_FOUND for outsiders as for a group that is not there
 */
export async function requireOwn(
  { store }: Pick<Deps, 'store'>,
  viewerId: number,
  groupId: number,
  refusal: string = messages.notOwner,
): Promise<Group> {
  const group = await store.groups.find(groupId);
  if (group?.ownerId === viewerId) return group;
  const isMember = group && (await store.memberships.find(groupId, viewerId))?.isMember;
  throw isMember ? forbidden(refusal) : notFound(messages.unknownGroup, 'groupId');
}
