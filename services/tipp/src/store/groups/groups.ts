import { pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

/** A group's owner and whether it was deleted: a read model of group's events. Shard key: `_id`. */
export type KnownGroup = { _id: number; version: number; ownerId: number; isGone: boolean };

const schema = new Schema<KnownGroup>(
  { _id: Number, version: Number, ownerId: Number, isGone: Boolean },
  { versionKey: false },
);

export type GroupStore = ReturnType<typeof createGroupStore>;

const CHUNK = 10_000;

export function createGroupStore(connection: Connection) {
  const model = connection.model<KnownGroup>('groups', schema, 'groups');
  return {
    /** All groups, including deleted ones, by number. Read in batches, so that no cursor stays open. */
    batches: () => pagesOf(model, 0, { size: CHUNK }),

    /** Keeps the highest version of each; that of its deletion is the highest of all. */
    async save(groups: readonly KnownGroup[]): Promise<void> {
      await keepNewest(model, groups);
    },

    /** Which of these groups were deleted. */
    async goneAmong(groupIds: readonly number[]): Promise<Set<number>> {
      const where = { _id: { $in: [...new Set(groupIds)] }, isGone: true };
      const found = await model.find(where, { _id: 1 }).lean<{ _id: number }[]>();
      return new Set(found.map(({ _id }) => _id));
    },
  };
}
