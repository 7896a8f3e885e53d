import { deleteInParts } from '@tippspiel/shared/platform/mongo/batches';
import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

export type Membership = { groupId: number; userId: number; isMember: boolean; version: number };

/**
 * A membership, which lets a player read the group's posts: a read model of group's events. Shard key: `_id`, which begins
 * with the group's number.
 */
type StoredMembership = Membership & { _id: string };

const schema = new Schema<StoredMembership>(
  { _id: String, groupId: Number, userId: Number, isMember: Boolean, version: Number },
  { versionKey: false },
);

schema.index({ userId: 1 }, { name: 'player' });

export type Memberships = ReturnType<typeof createMemberships>;

export function createMemberships(connection: Connection) {
  const model = connection.model<StoredMembership>('memberships', schema, 'memberships');
  const keyOf = (groupId: number, userId: number) => `${groupId}:${userId}`;
  /** A range of the key, which begins with the group's number. */
  const ofGroup = (groupId: number) => ({ _id: { $gte: `${groupId}:`, $lt: `${groupId};` } });

  return {
    model,

    /** Keeps the highest version of each membership; events may come in any order. */
    async apply(memberships: readonly Membership[]): Promise<void> {
      await keepNewest(
        model,
        memberships.map((membership) => ({
          _id: keyOf(membership.groupId, membership.userId),
          ...membership,
        })),
      );
    },

    async removeOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },

    removeGroup: (groupId: number): Promise<void> => deleteInParts(model, ofGroup(groupId)),

    /** Whether the group is known: every group has an owner. */
    knows: async (groupId: number): Promise<boolean> => (await model.exists(ofGroup(groupId))) !== null,

    /** The highest known version of a membership; 0 for none. */
    async versionOf(groupId: number, userId: number): Promise<number> {
      const found = await model.findById(keyOf(groupId, userId), { version: 1 }).lean<StoredMembership>();
      return found?.version ?? 0;
    },

    /** Those of these groups that the player is in. */
    async among(userId: number, groupIds: readonly number[]): Promise<Set<number>> {
      const keys = groupIds.map((groupId) => keyOf(groupId, userId));
      const found = await model
        .find({ _id: { $in: keys }, isMember: true }, { groupId: 1 })
        .lean<StoredMembership[]>();
      return new Set(found.map(({ groupId }) => groupId));
    },
  };
}
