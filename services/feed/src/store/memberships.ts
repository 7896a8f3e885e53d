import { keepNewest } from '@tippspiel/shared/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

/** Who is in which group: a read model of what the group service tells. */
export type Membership = { groupId: number; userId: number; isMember: boolean; version: number };
type StoredMembership = Membership & { _id: string };

const schema = new Schema<StoredMembership>(
  { _id: String, groupId: Number, userId: Number, isMember: Boolean, version: Number },
  { versionKey: false },
);

schema.index({ userId: 1 }, { name: 'player' });

const AT_ONCE = 5_000;

export type Memberships = ReturnType<typeof createMemberships>;

export function createMemberships(connection: Connection) {
  const model = connection.model<StoredMembership>('memberships', schema, 'memberships');
  const keyOf = (groupId: number, userId: number) => `${groupId}:${userId}`;

  return {
    model,

    /** Keeps of each membership the highest version, whatever comes in whatever order. */
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

    /** Of a group that is no more. By the key, which begins with its number; in parts, so that no statement takes long. */
    async removeGroup(groupId: number): Promise<void> {
      const ofGroup = { _id: { $gte: `${groupId}:`, $lt: `${groupId};` } };
      for (;;) {
        const some = await model.find(ofGroup, { _id: 1 }).limit(AT_ONCE).lean<{ _id: string }[]>();
        if (some.length) await model.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
        if (some.length < AT_ONCE) return;
      }
    },

    /** Which of these groups the player is in. */
    async among(userId: number, groupIds: readonly number[]): Promise<Set<number>> {
      const keys = groupIds.map((groupId) => keyOf(groupId, userId));
      const found = await model
        .find({ _id: { $in: keys }, isMember: true }, { groupId: 1 })
        .lean<StoredMembership[]>();
      return new Set(found.map(({ groupId }) => groupId));
    },
  };
}
