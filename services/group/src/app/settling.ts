import type { Logger } from '@tippspiel/shared/log/logger';
import { createSettler } from '@tippspiel/shared/mongo/settle';
import { membershipKey } from '../domain/membership.ts';
import type { StoredGroup } from '../store/group-model.ts';
import type { StoredMembership } from '../store/membership-model.ts';
import type { Deps } from './deps.ts';
import { putMembership } from './put-membership.ts';

type MembershipMark = Pick<StoredMembership, '_id' | 'groupId' | 'unsettled'>;
type GroupMark = Pick<StoredGroup, '_id' | 'unsettled'>;

const OWN_REQUEST = 'group-settling';

/** What follows from a new group (its owner is in it) and from a changed membership (the group's member count). */
export function createSettling(
  base: Omit<Deps, 'settle'>,
  log: Logger,
): Deps['settle'] & { close(): Promise<void> } {
  const { groups, memberships } = base.store;
  const counts = createSettler({
    facts: memberships.model,
    targetOf: ({ groupId }: MembershipMark) => groupId,
    recompute: (groupId) => groups.writeMemberCount(groupId, () => memberships.count(groupId)),
    log,
  });
  const owners = createSettler({
    facts: groups.model,
    targetOf: ({ _id }: GroupMark) => _id,
    async recompute(groupId) {
      const group = await groups.find(groupId);
      if (!group) return;
      await putMembership(
        { ...base, settle },
        { groupId, userId: group.ownerId, isMember: true },
        OWN_REQUEST,
      );
    },
    log,
  });
  const settle: Deps['settle'] = {
    membership: (groupId, userId, unsettled) =>
      counts.settle({ _id: membershipKey(groupId, userId), groupId, unsettled }),
    group: (groupId, unsettled) => owners.settle({ _id: groupId, unsettled }),
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
