import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { deleteInParts, pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { changeBy, firstChange } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Connection } from 'mongoose';
import { membershipKey, type Membership } from '../domain/membership.ts';
import { membershipModel, toStoredMembership, type StoredMembership } from './membership-model.ts';

export type Memberships = ReturnType<typeof createMemberships>;
export type NewMembership = { membership: Membership; event: DomainEvent };

/** So many members are looked at for one who is not locked. */
const HEIRS = 100;

export function createMemberships(connection: Connection) {
  const model = membershipModel(connection);

  return {
    model,

    async find(groupId: number, userId: number): Promise<Membership | null> {
      const found = await model
        .findById(membershipKey(groupId, userId), { outbox: 0 })
        .lean<StoredMembership>();
      if (!found) return null;
      const { isMember, byOwner, version } = found;
      return { groupId, userId, isMember, byOwner, version };
    },

    /** Those of these groups that the player is in. */
    async among(userId: number, groupIds: readonly number[]): Promise<Set<number>> {
      const keys = groupIds.map((groupId) => membershipKey(groupId, userId));
      const found = await model
        .find({ _id: { $in: keys }, isMember: true }, { groupId: 1 })
        .lean<StoredMembership[]>();
      return new Set(found.map(({ groupId }) => groupId));
    },

    async groupIdsOf(userId: number): Promise<number[]> {
      const found = await model.find({ userId, isMember: true }, { groupId: 1 }).lean<StoredMembership[]>();
      return found.map(({ groupId }) => groupId);
    },

    /** The number of a player's groups; counts up to `max`. */
    countOf: (userId: number, max: number) =>
      model.countDocuments({ userId, isMember: true }, { limit: max }),

    /** The number of groups that others put the player into; counts up to `max`. */
    countByOthers: (userId: number, max: number) =>
      model.countDocuments({ userId, isMember: true, byOwner: true }, { limit: max }),

    /**
     * The other member with the lowest number, who registered first. A locked player could not look after a group, and
     * comes last.
     */
    async firstOther(
      groupId: number,
      userId: number,
      lockedAmong: (ids: readonly number[]) => Promise<Set<number>>,
    ): Promise<number | null> {
      const found = await model
        .find({ groupId, isMember: true, userId: { $ne: userId } }, { userId: 1 })
        .sort({ userId: 1 })
        .limit(HEIRS)
        .lean<StoredMembership[]>();
      const ids = found.map((member) => member.userId);
      const locked = await lockedAmong(ids);
      return ids.find((id) => !locked.has(id)) ?? ids[0] ?? null;
    },

    /** Pages of all memberships, including ended ones; some hundred at a time. */
    pages: (): AsyncGenerator<Membership[]> =>
      pagesOf(model, '', { fields: { groupId: 1, userId: 1, isMember: 1, byOwner: 1, version: 1 } }),

    /** Removes a player's ended memberships once they are published and counted. */
    async removeLeft(userId: number): Promise<void> {
      const isDone = { isMember: false, outbox: { $size: 0 }, pendingTarget: { $exists: false } };
      await model.deleteMany({ userId, ...isDone } as never);
    },

    /** Removes all memberships of a deleted group, published or not. */
    clear: (groupId: number): Promise<void> => deleteInParts(model, { groupId }),

    /** Cancels pending counts of a deleted group. */
    async dropPendingChanges(groupId: number): Promise<void> {
      await model.updateMany({ pendingTarget: groupId }, { $unset: { pendingTarget: 1, changes: 1 } });
    },

    /**
     * Writes the membership with its event and its change of the group's member count.
     * @returns false, changing nothing, if the membership is no longer at the version before this one
     */
    async save(membership: Membership, event: DomainEvent): Promise<boolean> {
      const { groupId, userId, isMember, byOwner, version } = membership;
      const by = isMember ? 1 : -1;
      if (version === 1)
        return insertOnce(model, { ...toStoredMembership(membership, event), ...firstChange(groupId, by) });
      const { $set, $push } = changeBy(groupId, by, { isMember, byOwner, version });
      const where = { _id: membershipKey(groupId, userId), version: version - 1 };
      return (await model.updateOne(where, { $set, $push: { ...$push, outbox: event } })).matchedCount === 1;
    },

    /** For the seed: inserts many memberships that their groups' counts already include. */
    async insertCounted(memberships: NewMembership[]): Promise<void> {
      const stored = memberships.map(({ membership, event }) => toStoredMembership(membership, event));
      await insertInChunks(model, stored);
    },
  };
}
