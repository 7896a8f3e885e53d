import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { removeLeftovers, markEnded } from './end-group.ts';
import { messages } from './messages.ts';
import { requireOwn } from './own-group.ts';

/**
 * Deletes the viewer's own group. One write ends it; its event makes services remove its posts and memberships. A
 * simultaneous write to the group gets NOT_FOUND.
 */
export async function deleteGroup(
  deps: Deps,
  { identity, requestId }: Request,
  groupId: number,
): Promise<void> {
  const { userId: viewerId } = requireWriter(identity);
  const { after } = await changeVersioned({
    read: () => requireOwn(deps, viewerId, groupId, messages.notYourGroup),
    decide: ({ id, version }) => ({ id, version: version + 1 }),
    write: (next) => markEnded(deps, next, requestId),
  });
  if (after) removeLeftovers(deps, after);
  deps.relay.kick('groups', [groupId]);
}
