import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireViewer } from '@tippspiel/shared/auth/require';
import type { Deps } from './deps.ts';

/** Everything that group holds of the viewer, for the export. @throws AppError UNAUTHENTICATED */
export async function exportPlayer({ store }: Deps, identity: Identity | null): Promise<object> {
  const { userId } = requireViewer(identity);
  const groups = await store.groups.findMany(await store.memberships.groupIdsOf(userId));
  return {
    groups: groups.map(({ id, name, ownerId, dateCreated }) => ({
      ...{ id, name },
      // When a group began says something of its owner alone.
      ...(ownerId === userId && { isOwner: true, dateCreated }),
    })),
  };
}
