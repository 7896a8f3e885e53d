import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';
import type { KnownPrize } from '../../domain/operator-posts/announcement.ts';

/** Kind, state and winners of a prize: a read model of tipp's events. Shard key: `_id`. */
type StoredPrize = Omit<KnownPrize, 'id'> & { _id: number };

const schema = new Schema<StoredPrize>(
  {
    _id: Number,
    version: Number,
    kind: String,
    winners: [Number],
    outs: [Number],
    isPublished: Boolean,
    isRemoved: Boolean,
  },
  { versionKey: false },
);

export type Prizes = ReturnType<typeof createPrizes>;

export function createPrizes(connection: Connection) {
  const model = connection.model<StoredPrize>('prizes', schema, 'prizes');

  return {
    model,

    /** Keeps the highest version of each prize; events may come in any order. */
    async save(prizes: readonly KnownPrize[]): Promise<void> {
      await keepNewest(
        model,
        prizes.map(({ id, ...prize }) => ({ _id: id, ...prize })),
      );
    },

    /** Null for a prize that is not known (yet). */
    async find(id: number): Promise<KnownPrize | null> {
      const found = await model.findById(id).lean<StoredPrize>();
      return found && toPrize(found);
    },

    async published(): Promise<KnownPrize[]> {
      return (await model.find({ isPublished: true, isRemoved: false }).lean<StoredPrize[]>()).map(toPrize);
    },
  };
}

const toPrize = ({ _id, ...prize }: StoredPrize): KnownPrize => ({ id: _id, ...prize });
