import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/mongo/limit-exports';
import type { Deps } from './deps.ts';

/**
 * Exports the groups that the viewer is in, and which of them are the viewer's own. @throws AppError UNAUTHENTICATED,
 * RATE_LIMITED
 */
export async function exportPlayer({ store, settings }: Deps, { identity }: ReadRequest): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(store.limits, settings.EXPORTS_PER_HOUR, userId);
  const groups = await store.groups.findMany(await store.memberships.groupIdsOf(userId));
  return {
    groups: groups.map(({ id, name, ownerId, dateCreated }) => ({
      id,
      name,
      // A group's date of creation is personal data only of its owner.
      ...(ownerId === userId && { isOwner: true, dateCreated }),
    })),
  };
}
