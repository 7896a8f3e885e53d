import {
  decodeSnapshot,
  emptySnapshot,
  growSnapshot,
  rankSnapshot,
  snapshotKey,
  type RankedSnapshot,
} from '../domain/snapshot.ts';
import type { BlobStore } from '../store/blobs.ts';
import type { EvaluationStore } from '../store/evaluations.ts';
import type { Directory } from './directory.ts';

/** The ranks this process serves, and which evaluation they come from (null: none yet). */
export type Ranks = RankedSnapshot & { snapshotId: string | null };

export type RanksHolder = {
  /** Always covers every player the directory knows. */
  current(): Ranks;
  /** Takes over a newer snapshot, if there is one; serves the old one until it is complete. */
  refresh(): Promise<void>;
};

export function createRanksHolder(deps: {
  evaluations: EvaluationStore;
  blobs: BlobStore;
  directory: Directory;
}): RanksHolder {
  const { evaluations, blobs, directory } = deps;
  let ranks: Ranks = { ...rankSnapshot(inDirectory(emptySnapshot(0))), snapshotId: null };

  /** Numbers without a player have no place; players who came after the evaluation stand at its end. */
  function inDirectory(snapshot: ReturnType<typeof emptySnapshot>) {
    const grown = growSnapshot(snapshot, directory.size());
    const inactive = Uint8Array.from({ length: grown.points.length }, (_none, index) =>
      directory.get(index + 1) ? 0 : 1,
    );
    return { ...grown, inactive };
  }

  let covered = 0;
  return {
    current() {
      if (covered !== directory.count()) {
        covered = directory.count();
        ranks = { ...rankSnapshot(inDirectory(ranks)), snapshotId: ranks.snapshotId };
      }
      return ranks;
    },
    async refresh() {
      const { snapshotId } = await evaluations.state();
      if (!snapshotId || snapshotId === ranks.snapshotId) return;
      const bytes = await blobs.get(snapshotKey(snapshotId));
      if (!bytes) return; // Replaced meanwhile: the next refresh finds the newer one.
      covered = directory.count();
      ranks = { ...rankSnapshot(inDirectory(decodeSnapshot(bytes))), snapshotId };
    },
  };
}
