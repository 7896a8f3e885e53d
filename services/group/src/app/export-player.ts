import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/mongo/limit-exports';
import { hasLeft } from '../domain/membership.ts';
import type { Deps } from './deps.ts';

/**
 * Exports the groups that the viewer is in, since when, which of them are the viewer's own, and the numbers of those that
 * the viewer was in. Older memberships do not say when they changed, or by whom.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
export async function exportPlayer({ store, settings }: Deps, { identity }: ReadRequest): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(store.limits, settings.EXPORTS_PER_HOUR, userId);
  const memberships = await store.memberships.ofPlayer(userId);
  const current = memberships.filter(({ isMember }) => isMember);
  const groups = await store.groups.findMany(current.map(({ groupId }) => groupId));
  const byId = new Map(groups.map((group) => [group.id, group]));
  return {
    groups: current.flatMap(({ groupId, at }) => {
      const group = byId.get(groupId);
      if (!group) return [];
      const { id, name, ownerId, dateCreated } = group;
      // A group's date of creation is personal data only of its owner.
      return { id, name, memberSince: at, ...(ownerId === userId && { isOwner: true, dateCreated }) };
    }),
    formerGroups: memberships
      .filter(({ isMember }) => !isMember)
      .map((each) => ({
        id: each.groupId,
        leftAt: each.at,
        leftByOwnDecision: each.byOwner === undefined ? undefined : hasLeft(each),
      })),
  };
}
