import { keepNewest } from '@tippspiel/shared/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

/** Who is in which group, as group tells it; someone who left keeps one, so that versions go on counting. */
export type Membership = { groupId: number; userId: number; isMember: boolean; version: number };
export type StoredMembership = Membership & { _id: string };

/** Shard key: groupId. */
export function membershipModel(connection: Connection): Model<StoredMembership> {
  const schema = new Schema<StoredMembership>(
    { _id: String, groupId: Number, userId: Number, isMember: Boolean, version: Number },
    { versionKey: false },
  );
  schema.index({ userId: 1 }, { name: 'player' });
  return connection.model<StoredMembership>('memberships', schema, 'memberships');
}

export type MembershipStore = ReturnType<typeof createMembershipStore>;

/** So many that asking does not count, and that taking them in holds nothing up. */
const CHUNK = 10_000;
/** In no key. */
const BEFORE_ALL = '';

export function createMembershipStore(model: Model<StoredMembership>) {
  /** The query behind `batches`, for its explain too. */
  const batchQuery = (after: string) =>
    model
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .hint('_id_')
      .limit(CHUNK)
      .batchSize(CHUNK + 1);

  /** The query behind `clear`, for its explain too: the key begins with the group's number. */
  const groupQuery = (groupId: number) =>
    model.find({ _id: { $gte: `${groupId}:`, $lt: `${groupId};` } }, { _id: 1 }).limit(CHUNK);

  return {
    model,
    batchQuery,
    groupQuery,

    /** All there are, group after group; in parts, so that no statement stays open. */
    async *batches(): AsyncIterable<Membership[]> {
      for (let last = BEFORE_ALL; ;) {
        const found = await batchQuery(last).lean<StoredMembership[]>();
        yield found;
        if (found.length < CHUNK) return;
        last = found.at(-1)!._id;
      }
    },

    /** Keeps of each the highest version, whatever comes in whatever order. */
    async save(memberships: readonly Membership[]): Promise<void> {
      const stored = memberships.map((each) => ({ _id: `${each.groupId}:${each.userId}`, ...each }));
      await keepNewest(model, stored);
    },

    async removeOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },

    /** Of a group that is no more. */
    async clear(groupId: number): Promise<void> {
      for (;;) {
        const some = await groupQuery(groupId).lean<{ _id: string }[]>();
        if (some.length) await model.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
        if (some.length < CHUNK) return;
      }
    },
  };
}
