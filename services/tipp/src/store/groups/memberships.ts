import { batches, deleteInParts } from '@tippspiel/shared/platform/mongo/batches';
import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

/** Kept for members who left, so that their versions continue. */
export type Membership = {
  groupId: number;
  userId: number;
  isMember: boolean;
  /** Left by their own decision, so that the owner cannot add them; missing in older documents. */
  hasLeft?: boolean;
  /** Added by the group's owner; missing in older documents. */
  isAdded?: boolean;
  /** When the player came or left last; missing in older documents. */
  at?: Date;
  version: number;
};
/** The members of groups: a read model of group's events. Shard key: `_id`, which begins with the group's number. */
export type StoredMembership = Membership & { _id: string };

const schema = new Schema<StoredMembership>(
  {
    ...{ _id: String, groupId: Number, userId: Number, version: Number },
    ...{ isMember: Boolean, hasLeft: Boolean, isAdded: Boolean, at: Date },
  },
  { versionKey: false },
);
schema.index({ userId: 1 }, { name: 'player' });

export type MembershipStore = ReturnType<typeof createMembershipStore>;

/** Large enough to make round trips negligible, and small enough to process without blocking. */
const CHUNK = 10_000;
/** Less than any key. */
const BEFORE_ALL = '';

export function createMembershipStore(connection: Connection) {
  const model = connection.model<StoredMembership>('memberships', schema, 'memberships');
  /** The query of `batches`; tests explain it, too. */
  const batchQuery = (after: string) =>
    model
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .hint('_id_')
      .limit(CHUNK)
      .batchSize(CHUNK + 1);

  /** The key begins with the group's number. */
  const ofGroup = (groupId: number) => ({ _id: { $gte: `${groupId}:`, $lt: `${groupId};` } });

  return {
    model,
    batchQuery,
    /** The query of `clear`, for tests that explain it. */
    groupQuery: (groupId: number) => model.find(ofGroup(groupId), { _id: 1 }),

    /** All memberships, group by group. Read in batches, so that no cursor stays open. */
    batches(): AsyncIterable<Membership[]> {
      const read = (after: string) => batchQuery(after).lean<StoredMembership[]>();
      return batches(read, { before: BEFORE_ALL, size: CHUNK });
    },

    /** A group's members, and who has left it since. */
    ofGroup(groupId: number, since: Date): Promise<Membership[]> {
      const where = { ...ofGroup(groupId), $or: [{ isMember: true }, { at: { $gte: since } }] };
      return model.find(where).hint('_id_').lean<StoredMembership[]>().exec();
    },

    /** Keeps the highest version of each, in any order of arrival. */
    async save(memberships: readonly Membership[]): Promise<void> {
      const stored = memberships.map((each) => ({ _id: `${each.groupId}:${each.userId}`, ...each }));
      await keepNewest(model, stored);
    },

    async removeOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },

    /** Removes the memberships of a deleted group. */
    clear: (groupId: number): Promise<void> => deleteInParts(model, ofGroup(groupId)),
  };
}
