import type { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { putMembership } from './put-membership.ts';

/**
 * Ends a membership. The owner stays a member, also a new owner after the previous one has left the game. A new owner
 * is chosen from memberships that are read after writing, so this reads the group after writing, too.
 * @throws refusal if the member now owns the group
 */
export async function endMembership(
  deps: Deps,
  { groupId, userId }: { groupId: number; userId: number },
  requestId: string,
  refusal: AppError,
): Promise<void> {
  await putMembership(deps, { groupId, userId, isMember: false }, requestId);
  const group = await deps.store.groups.find(groupId);
  if (group?.ownerId !== userId) return;
  await putMembership(deps, { groupId, userId, isMember: true }, requestId);
  throw refusal;
}
