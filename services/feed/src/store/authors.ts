import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';
import type { KnownAuthor } from '../domain/author.ts';

/** The data of a player that feed shows: a read model of user's events. Shard key: `_id`, the player's number. */
type StoredAuthor = Omit<KnownAuthor, 'id'> & { _id: number };

const schema = new Schema<StoredAuthor>(
  {
    _id: Number,
    version: Number,
    firstname: String,
    lastname: String,
    city: String,
    pictureStamp: String,
    isLocked: Boolean,
  },
  { versionKey: false },
);

export type AuthorStore = ReturnType<typeof createAuthorStore>;

export function createAuthorStore(connection: Connection) {
  const model = connection.model<StoredAuthor>('authors', schema, 'authors');
  return {
    model,

    /** Keeps the highest version of each author; events may come in any order. */
    async save(authors: readonly KnownAuthor[]): Promise<void> {
      await keepNewest(
        model,
        authors.map(({ id, ...author }) => ({ _id: id, ...author })),
      );
    },

    /** In undefined order; unknown ones are left out. */
    async findMany(ids: readonly number[]): Promise<KnownAuthor[]> {
      const found = await model.find({ _id: { $in: [...ids] } }).lean<StoredAuthor[]>();
      return found.map(({ _id, ...author }) => ({ id: _id, ...author }));
    },

    count: (): Promise<number> => model.countDocuments({}),
  };
}
