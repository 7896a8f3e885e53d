import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { deleteInParts, pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { changeBy, firstChange } from '@tippspiel/shared/platform/mongo/count-changes';
import { writeNext } from '@tippspiel/shared/platform/mongo/save-version';
import type { Connection } from 'mongoose';
import { membershipKey, type Membership } from '../domain/membership.ts';
import { membershipModel, toStoredMembership, type StoredMembership } from './membership-model.ts';

export type Memberships = ReturnType<typeof createMemberships>;
export type NewMembership = { membership: Membership; event: DomainEvent };

const OTHERS_AT_ONCE = 100;

export function createMemberships(connection: Connection) {
  const model = membershipModel(connection);

  return {
    model,

    async find(groupId: number, userId: number): Promise<Membership | null> {
      const found = await model
        .findById(membershipKey(groupId, userId), { outbox: 0 })
        .lean<StoredMembership>();
      if (!found) return null;
      const { isMember, byOwner, at, version } = found;
      return { groupId, userId, isMember, byOwner, at, version };
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

    /** Including ended ones, ordered by group. */
    ofPlayer: (userId: number): Promise<Membership[]> =>
      model.find({ userId }, { outbox: 0 }).sort({ groupId: 1 }).lean<StoredMembership[]>().exec(),

    /** The number of a player's groups; counts up to `max`. */
    countOf: (userId: number, max: number) =>
      model.countDocuments({ userId, isMember: true }, { limit: max }),

    /** The number of groups that others put the player into; counts up to `max`. */
    countByOthers: (userId: number, max: number) =>
      model.countDocuments({ userId, isMember: true, byOwner: true }, { limit: max }),

    /** A hundred other members whose numbers follow `after`, first those who registered first. */
    async others(groupId: number, userId: number, after: number): Promise<number[]> {
      const found = await model
        .find({ groupId, isMember: true, userId: { $gt: after, $ne: userId } }, { userId: 1 })
        .sort({ userId: 1 })
        .limit(OTHERS_AT_ONCE)
        .lean<StoredMembership[]>();
      return found.map((each) => each.userId);
    },

    /** Pages of all memberships, including ended ones; some hundred at a time. */
    pages: (): AsyncGenerator<Membership[]> =>
      pagesOf(model, '', { fields: { groupId: 1, userId: 1, isMember: 1, byOwner: 1, at: 1, version: 1 } }),

    /** Removes a player's ended memberships once they are published and counted. */
    async removeEndedOf(userId: number): Promise<void> {
      const isDone = { isMember: false, outbox: { $size: 0 }, pendingTarget: { $exists: false } };
      await model.deleteMany({ userId, ...isDone } as never);
    },

    /** Whether anything is stored of a player, ended memberships included. */
    hasAnyOf: async (userId: number): Promise<boolean> => (await model.exists({ userId })) !== null,

    /** Removes all memberships of a deleted group, published or not. */
    clear: (groupId: number): Promise<void> => deleteInParts(model, { groupId }),

    /**
     * Writes the membership with its event and its change of the group's member count.
     * @returns false, changing nothing, if the membership is no longer at the version before this one
     */
    async save(membership: Membership, event: DomainEvent): Promise<boolean> {
      const { groupId, userId, isMember, byOwner, at, version } = membership;
      const by = isMember ? 1 : -1;
      if (version === 1)
        return insertOnce(model, { ...toStoredMembership(membership, event), ...firstChange(groupId, by) });
      const { $set, $push } = changeBy(groupId, by, { isMember, byOwner, at });
      const key = { _id: membershipKey(groupId, userId), version };
      return writeNext(model, key, { $set, $push: { ...$push, outbox: event } });
    },

    /** For the seed: inserts many memberships that their groups' counts already include. */
    async insertCounted(memberships: NewMembership[]): Promise<void> {
      const stored = memberships.map(({ membership, event }) => toStoredMembership(membership, event));
      await insertInChunks(model, stored);
    },
  };
}
