import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { removeFromGroup } from './membership.ts';
import { messages } from './messages.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

/**
 * Removes the viewer from a group; its owner stays. Repeating it is no error. @throws AppError NOT_FOUND for players
 * who were never in it
 */
export async function leaveGroup(
  deps: Deps,
  { identity, requestId }: Request,
  groupId: number,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  const group = await deps.store.groups.find(groupId);
  if (group?.ownerId === viewerId) throw forbidden(messages.ownerLeaves);
  const membership = group && (await deps.store.memberships.find(groupId, viewerId));
  if (!membership) throw notFound(messages.unknownGroup, 'groupId');
  if (!(await removeFromGroup(deps, { groupId, userId: viewerId, byOwner: false }, requestId)))
    throw forbidden(messages.ownerLeaves);
  return viewGroup(deps, viewerId, groupId);
}
