import type { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { putMembership } from './put-membership.ts';

/**
 * Takes a member out of a group. Its owner stays in it, also who becomes that at this very moment, because the one before
 * has left the game: whoever passes the group on looks at memberships after writing, so this looks at the group after it, too.
 * @throws refusal when the member owns the group by now
 */
export async function takeOut(
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
