import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/mongo/limit-exports';
import { hasLeft } from '../domain/membership.ts';
import type { Deps } from './deps.ts';

/**
 * Exports the groups that the viewer is in, which of them are the viewer's own, and the numbers of those that the viewer
 * was in. @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
export async function exportPlayer({ store, settings }: Deps, { identity }: ReadRequest): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(store.limits, settings.EXPORTS_PER_HOUR, userId);
  const memberships = await store.memberships.ofPlayer(userId);
  const current = memberships.filter(({ isMember }) => isMember);
  const groups = await store.groups.findMany(current.map(({ groupId }) => groupId));
  return {
    groups: groups.map(({ id, name, ownerId, dateCreated }) => ({
      id,
      name,
      // A group's date of creation is personal data only of its owner.
      ...(ownerId === userId && { isOwner: true, dateCreated }),
    })),
    formerGroups: memberships
      .filter(({ isMember }) => !isMember)
      .map((each) => ({ id: each.groupId, leftByOwnDecision: hasLeft(each) })),
  };
}
