import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';
import type { Claim, Directory } from '../../domain/operator-pictures/operator-picture.ts';

/** Which picture a post, sponsor or prize has: a read model of feed's and tipp's events. Shard key: `_id`. */
type StoredClaim = Claim & { _id: string };

const schema = new Schema<StoredClaim>(
  {
    _id: String,
    directory: String,
    id: Number,
    stamp: String,
    changedAt: { type: Number, default: null },
    isPublic: Boolean,
    version: Number,
  },
  { versionKey: false, id: false },
);
schema.index({ stamp: 1 }, { name: 'stamp' });

/** 'posts/12' */
export const claimKey = ({ directory, id }: Pick<Claim, 'directory' | 'id'>): string => `${directory}/${id}`;
/** 12 in 'posts/12'; 0 in an empty key. */
export const idInClaimKey = (key: string): number => Number(key.split('/')[1] ?? 0);

export type Claims = ReturnType<typeof createClaims>;

export function createClaims(connection: Connection) {
  const model = connection.model<StoredClaim>('claims', schema, 'claims');
  const toClaim = ({ _id, ...claim }: StoredClaim): Claim => claim;
  return {
    /** Keeps the highest version of each claim; events may come in any order. */
    async save(claims: readonly Claim[]): Promise<void> {
      await keepNewest(
        model,
        claims.map((claim) => ({ _id: claimKey(claim), ...claim })),
      );
    },

    /** In undefined order; unknown ones are left out. */
    async findMany(directory: Directory, ids: readonly number[]): Promise<Claim[]> {
      const keys = ids.map((id) => claimKey({ directory, id }));
      return (await model.find({ _id: { $in: keys } }).lean<StoredClaim[]>()).map(toClaim);
    },

    /** The post, sponsor or prize with this picture. */
    async havingStamp(stamp: string): Promise<Claim | null> {
      const found = await model.findOne({ stamp }).lean<StoredClaim>();
      return found && toClaim(found);
    },
  };
}
