import { requireWriter } from '@tippspiel/shared/auth/require';
import { forbidden, notFound } from '@tippspiel/shared/errors/app-error';
import type { Deps, Request } from './deps.ts';
import { messages } from './messages.ts';
import { putMembership } from './put-membership.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

/** Takes the viewer out of a group; its owner stays. Twice is no error. */
export async function leaveGroup(
  deps: Deps,
  { identity, requestId }: Request,
  groupId: number,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  const group = await deps.store.groups.find(groupId);
  if (!group) throw notFound(messages.unknownGroup, 'groupId');
  if (group.ownerId === viewerId) throw forbidden(messages.ownerLeaves);
  await putMembership(deps, { groupId, userId: viewerId, isMember: false }, requestId);
  return viewGroup(deps, identity, groupId);
}
