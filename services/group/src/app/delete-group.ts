import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { deletedEvent } from './group-events.ts';
import { messages } from './messages.ts';
import { requireOwn } from './own-group.ts';

/**
 * Deletes the viewer's own group by one write. Its event makes services remove its posts and memberships. A simultaneous
 * write to the group gets NOT_FOUND.
 */
export async function deleteGroup(
  deps: Deps,
  { identity, requestId }: Request,
  groupId: number,
): Promise<void> {
  const { userId: viewerId } = requireWriter(identity);
  const { after } = await changeVersioned({
    read: () => requireOwn(deps, viewerId, groupId, messages.onlyOwnerDeletes),
    decide: ({ id, version }) => ({ id, version: version + 1 }),
    write: (next) =>
      deps.store.groups.markDeleted(next, deletedEvent(next, { now: deps.clock.now(), requestId })),
  });
  if (after) deps.names.remove(after);
  deps.propagate.membershipsLater(groupId);
  deps.relay.kick('groups', [groupId]);
}
