import { createNewestInMemory } from '@tippspiel/shared/platform/mongo/newest-in-memory';
import { DIRECTORIES, type Claim, type Directory } from '../../domain/operator-pictures/operator-picture.ts';
import type { Claims } from '../../store/operator-pictures/claims.ts';

export type Claimed = {
  /** Undefined for what never had a picture. */
  of(directory: Directory, id: number): Promise<Claim | undefined>;
  /** What this process is told, in whatever order, before or after it is written down. */
  hear(claim: Claim): void;
};

/** Some hundred bytes each. */
const KEPT = 10_000;

/** Which pictures this process was asked for lately, in memory: they are shown with every page of the feed. */
export function createClaimed(claims: Pick<Claims, 'findMany'>): Claimed {
  const memories = new Map(
    DIRECTORIES.map((directory) => [
      directory,
      createNewestInMemory<Claim>({
        max: KEPT,
        read: async (ids) => (await claims.findMany(directory, ids)).map((claim) => [claim.id, claim]),
      }),
    ]),
  );
  const memoryOf = (directory: Directory) => memories.get(directory)!;
  return {
    of: async (directory, id) => (await memoryOf(directory).load([id]))[0],
    hear: (claim) => memoryOf(claim.directory).hear(claim.id, claim),
  };
}
