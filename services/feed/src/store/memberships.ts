import { mongo, Schema, type Connection } from 'mongoose';

/** Who is in which group: a read model of what the group service tells. */
export type Membership = { groupId: number; userId: number; isMember: boolean; version: number };
type StoredMembership = Membership & { _id: string };

const schema = new Schema<StoredMembership>(
  { _id: String, groupId: Number, userId: Number, isMember: Boolean, version: Number },
  { versionKey: false },
);

export type Memberships = ReturnType<typeof createMemberships>;

const ATTEMPTS = 3;
const DUPLICATE_KEY = 11000;

export function createMemberships(connection: Connection) {
  const model = connection.model<StoredMembership>('memberships', schema, 'memberships');
  const keyOf = (groupId: number, userId: number) => `${groupId}:${userId}`;

  /** @returns those that could not be written: a newer one is there, or another was inserted at the same time */
  async function write(memberships: readonly Membership[]): Promise<Membership[]> {
    const updates = memberships.map((membership) => ({
      updateOne: {
        filter: { _id: keyOf(membership.groupId, membership.userId), version: { $lt: membership.version } },
        update: { $set: membership },
        upsert: true,
      },
    }));
    try {
      await model.collection.bulkWrite(updates as never, { ordered: false });
      return [];
    } catch (error) {
      const failures = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
      if (!failures.length || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
      return failures.flatMap(({ index }) => memberships[index] ?? []);
    }
  }

  return {
    model,

    /** Keeps of each membership the highest version, whatever comes in whatever order. */
    async apply(memberships: readonly Membership[]): Promise<void> {
      const newest = new Map<string, Membership>();
      for (const membership of memberships) {
        const key = keyOf(membership.groupId, membership.userId);
        if ((newest.get(key)?.version ?? -1) < membership.version) newest.set(key, membership);
      }
      let left = [...newest.values()];
      for (let attempt = 0; attempt < ATTEMPTS && left.length; attempt++) left = await write(left);
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
