import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createSettler, type Finish } from '@tippspiel/shared/platform/mongo/settle';
import { createTally } from '@tippspiel/shared/platform/mongo/tally';
import type { Deps } from './deps.ts';
import { putMembership } from './put-membership.ts';

const OWN_REQUEST = 'group-settling';

/**
 * What follows from a group that is new or passed on (its owner is in it), from the end of one (nobody is), and from a changed
 * membership (the group's member count).
 */
export function createSettling(
  base: Omit<Deps, 'settle'>,
  log: Logger,
): Deps['settle'] & { close(): Promise<void> } {
  const { groups, memberships } = base.store;
  const countMembers = createTally({ target: groups.model, facts: memberships.model, count: 'memberCount' });
  const counts = createSettler({
    facts: memberships.model,
    follow: async (groupId) => (await countMembers(groupId)) ?? (() => memberships.dropNotes(groupId)),
    log,
  });

  /** Of a group that is there; of one that is no more the memberships go. */
  async function putOwner(groupId: number): Promise<Finish> {
    const group = await groups.find(groupId);
    if (!group) {
      await memberships.clear(groupId);
      return () => groups.markSettled(groupId);
    }
    const owner = { groupId, userId: group.ownerId, isMember: true };
    await putMembership({ ...base, settle }, owner, OWN_REQUEST);
    return () => groups.markSettled(groupId);
  }

  const owners = createSettler({ facts: groups.model, follow: putOwner, log });
  const settle: Deps['settle'] = {
    members: counts.settle,
    owner: owners.settle,
    endedGroup: owners.settleLater,
    async all() {
      await owners.drain();
      await counts.drain();
    },
  };
  return {
    ...settle,
    async close() {
      await owners.close();
      await counts.close();
    },
  };
}
