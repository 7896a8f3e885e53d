import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Group } from '../domain/group.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/**
 * The group, if the viewer owns it.
 * @param refusal the message for other members
 * @throws AppError FORBIDDEN for other members, NOT_FOUND for outsiders as for an unknown group
 */
export async function requireOwn(
  { store }: Pick<Deps, 'store'>,
  viewerId: number,
  groupId: number,
  refusal: string,
): Promise<Group> {
  const group = await store.groups.find(groupId);
  if (group?.ownerId === viewerId) return group;
  const isMember = group && (await store.memberships.find(groupId, viewerId))?.isMember;
  throw isMember ? forbidden(refusal) : notFound(messages.unknownGroup, 'groupId');
}
