import { decodeDuels, duelsKey } from '../domain/duels/duel-snapshot.ts';
import { decodeSnapshot, snapshotKey } from '../domain/evaluation/snapshot.ts';
import type { BlobStore } from '../store/blobs.ts';
import type { EvaluationStore } from '../store/evaluation/evaluations.ts';
import { nothingEvaluated } from './ranks.ts';

/** The snapshot of the last evaluation is missing or incomplete; only the next evaluation creates a new one. */
export class SnapshotLostError extends Error {
  constructor() {
    super('the snapshot of the last evaluation cannot be read');
    this.name = 'SnapshotLostError';
  }
}

const TRIES = 5;

/** The newest evaluation's snapshot in this process. */
export function createNewestSnapshot(evaluations: EvaluationStore, blobs: BlobStore) {
  let newest = nothingEvaluated();
  return {
    current: () => newest,
    /** Reads the newest snapshot if there is a newer one. @throws SnapshotLostError if it is registered but missing */
    async read(): Promise<void> {
      for (let tries = 0; tries < TRIES; tries++) {
        const { version, snapshotId, counted } = await evaluations.state();
        if (!snapshotId || version <= newest.version) return;
        const bytes = await blobs.get(snapshotKey(snapshotId));
        const duelBytes = await blobs.get(duelsKey(snapshotId));
        // A newer evaluation has replaced it meanwhile.
        if (!bytes || !duelBytes) continue;
        const [snapshot, duels] = [decodeSnapshot(bytes), decodeDuels(duelBytes)];
        if (version > newest.version) newest = { version, snapshotId, counted, snapshot, duels };
        return;
      }
      throw new SnapshotLostError();
    },
  };
}
