import { createVersionedCache } from '@tippspiel/shared/platform/mongo/versioned-cache';
import { DIRECTORIES, type Claim, type Directory } from '../../domain/operator-pictures/operator-picture.ts';
import type { Claims } from '../../store/operator-pictures/claims.ts';

export type ClaimCache = ReturnType<typeof createClaimCache>;

/** Some hundred bytes each. */
const CACHE_SIZE = 10_000;

/** A cache of the claims that this process has served recently: every page of the feed shows some. */
export function createClaimCache(claims: Pick<Claims, 'findMany'>) {
  const caches = new Map(
    DIRECTORIES.map((directory) => [
      directory,
      createVersionedCache<Claim>({
        max: CACHE_SIZE,
        read: async (ids) => (await claims.findMany(directory, ids)).map((claim) => [claim.id, claim]),
      }),
    ]),
  );
  const cacheOf = (directory: Directory) => caches.get(directory)!;
  return {
    /** Undefined if it never had a picture. */
    of: async (directory: Directory, id: number): Promise<Claim | undefined> =>
      (await cacheOf(directory).load([id]))[0],
    /** Updates the cache from an event; events may come in any order. */
    put: (claim: Claim) => cacheOf(claim.directory).put(claim.id, claim),
  };
}
