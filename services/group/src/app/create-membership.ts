import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { putMembership } from './put-membership.ts';

/** Makes a player a member of an existing group. @throws AppError NOT_FOUND if its owner has deleted it meanwhile */
export async function createMembership(
  deps: Deps,
  { groupId, userId }: { groupId: number; userId: number },
  requestId: string,
): Promise<void> {
  await putMembership(deps, { groupId, userId, isMember: true }, requestId);
  const { groups, memberships } = deps.store;
  if (await groups.find(groupId)) return;
  // The cleanup of the group's memberships may have run before this one was written.
  await memberships.clear(groupId);
  throw notFound(messages.unknownGroup, 'groupId');
}
