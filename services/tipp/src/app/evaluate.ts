import { randomUUID } from 'node:crypto';
import type { Clock } from '@tippspiel/shared/clock/clock';
import { createEvent } from '@tippspiel/shared/events/envelope';
import type { Logger } from '@tippspiel/shared/log/logger';
import { emptyTotals, scoreColumn } from '../domain/score-column.ts';
import { encodeSnapshot, snapshotKey, type Snapshot } from '../domain/snapshot.ts';
import { isPatriotMatch } from '../domain/tournament.ts';
import type { BlobStore } from '../store/blobs.ts';
import type { EvaluationStore, Lease } from '../store/evaluations.ts';
import { playedMatches, type Board, type BoardHolder } from './board.ts';
import type { ColumnReader } from './columns.ts';
import type { Directory } from './directory.ts';
import type { RanksHolder } from './ranks.ts';

export type EvaluationDeps = {
  clock: Clock;
  log: Logger;
  board: BoardHolder;
  columns: ColumnReader;
  directory: Directory;
  blobs: BlobStore;
  evaluations: EvaluationStore;
  ranks: RanksHolder;
  /** Freezes what is locked and not frozen yet. */
  freeze(): Promise<unknown>;
  /** Tells the relay and the other processes that new ranks may be read. */
  completed(): void;
};

const POLL_MS = 50;

/**
 * Scores every played match anew and publishes the ranks; resolves when this process serves them. One evaluator at a
 * time over all processes: whoever comes second waits for the first and then serves its ranks.
 */
export async function evaluate(deps: EvaluationDeps, requestId: string): Promise<void> {
  const lease = await deps.evaluations.acquire();
  if (!lease) return waitForOther(deps);
  try {
    await run(deps, lease, requestId);
  } catch (error) {
    await deps.evaluations.release(lease);
    throw error;
  }
}

async function run(deps: EvaluationDeps, lease: Lease, requestId: string): Promise<void> {
  const { clock, log, board, blobs, evaluations, ranks, completed } = deps;
  const started = performance.now();
  const counted = await board.refresh();
  await ranks.refresh();
  await deps.freeze();
  const snapshot = await score(deps, counted);
  const id = randomUUID();
  await blobs.put(snapshotKey(id), encodeSnapshot(snapshot));

  const now = clock.now();
  const matchCount = playedMatches(counted).length;
  const result = { snapshotId: id, finishedAt: now, matchCount, resultsVersion: counted.version };
  const event = createEvent(
    'tipp.evaluation.completed.v2',
    { version: lease.fence, snapshotId: id, matchCount, finishedAt: now.toISOString() },
    { now, requestId },
  );
  const previous = ranks.current().snapshotId;
  if (!(await evaluations.finish(lease, result, event))) throw new Error('another evaluation has taken over');
  await ranks.refresh();
  completed();
  if (previous) await blobs.remove(snapshotKey(previous));
  log.info({ matchCount, ms: Math.round(performance.now() - started), requestId }, 'evaluation completed');
}

/** Points of all players over all played matches, and the ranks they had until now. */
async function score({ columns, directory, ranks }: EvaluationDeps, board: Board): Promise<Snapshot> {
  const played = await Promise.all(
    playedMatches(board).map(async ({ match, result }) => ({
      match,
      result,
      column: await columns.column(match.id),
    })),
  );
  const players = Math.max(directory.size(), ...played.map(({ column }) => (column?.length ?? 0) / 2));
  const totals = emptyTotals(players);
  const { scoring } = board.tournament;
  for (const { match, result, column } of played) {
    if (!column) throw new Error(`the column of match ${match.id} is not frozen yet`);
    const teams = board.teams.get(match.id) ?? { home: null, away: null };
    scoreColumn(
      column,
      { result, scoring, isPatriot: isPatriotMatch(board.tournament, match, teams) },
      totals,
    );
  }
  const ranksBefore = new Uint32Array(players);
  ranksBefore.set(ranks.current().ranks.subarray(0, players));
  return { ...totals, ranksBefore };
}

async function waitForOther({ evaluations, ranks, board }: EvaluationDeps): Promise<void> {
  while ((await evaluations.state()).holder) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  await board.refresh();
  await ranks.refresh();
}
