import { createVersionedCache } from '@tippspiel/shared/platform/mongo/versioned-cache';
import { DIRECTORIES, type Claim, type Directory } from '../../domain/operator-pictures/operator-picture.ts';
import type { Claims } from '../../store/operator-pictures/claims.ts';

export type Claimed = ReturnType<typeof createClaimed>;

/** Some hundred bytes each. */
const CACHE_SIZE = 10_000;

/** A cache of the claims that this process has served recently: every page of the feed shows some. */
export function createClaimed(claims: Pick<Claims, 'findMany'>) {
  const memories = new Map(
    DIRECTORIES.map((directory) => [
      directory,
      createVersionedCache<Claim>({
        max: CACHE_SIZE,
        read: async (ids) => (await claims.findMany(directory, ids)).map((claim) => [claim.id, claim]),
      }),
    ]),
  );
  const memoryOf = (directory: Directory) => memories.get(directory)!;
  return {
    /** Undefined if it never had a picture. */
    of: async (directory: Directory, id: number): Promise<Claim | undefined> =>
      (await memoryOf(directory).load([id]))[0],
    /** Updates the cache from an event; events may come in any order. */
    put: (claim: Claim) => memoryOf(claim.directory).put(claim.id, claim),
  };
}
