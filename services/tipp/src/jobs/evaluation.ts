import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { outcomeUnknown } from '@tippspiel/shared/contracts/errors/app-error';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { joinJob, type Run } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createBoard, versionOf, type Entered } from '../projection/board.ts';
import { SnapshotLostError } from '../projection/newest-snapshot.ts';
import type { ColumnKey } from '../domain/columns/column-key.ts';
import { duelsKey, encodeDuels } from '../domain/duels/duel-snapshot.ts';
import type { Pairing } from '../domain/duels/pairing.ts';
import type { DuelTotals } from '../domain/duels/score-duels.ts';
import { encodeSnapshot, snapshotKey, type Snapshot } from '../domain/evaluation/snapshot.ts';
import type { Tournament } from '../domain/tournament/tournament.ts';
import type { BlobStore } from '../store/blobs.ts';
import type { QuestionStore } from '../store/bonus/questions.ts';
import type { Counted, EvaluationStore } from '../store/evaluation/evaluations.ts';
import type { DecisionStore } from '../store/matches/decisions.ts';
import type { MatchStore } from '../store/matches/matches.ts';
import { columnsOf, countedOf, scoreAgain, scoreDuelsAgain } from './score.ts';

export const EVALUATION = 'evaluation';

export type EvaluationDeps = {
  clock: Clock;
  log: Logger;
  leases: Leases;
  tournament: Tournament;
  matches: MatchStore;
  questions: QuestionStore;
  decisions: DecisionStore;
  evaluations: EvaluationStore;
  blobs: BlobStore;
  /** A frozen column, null while it is not frozen. */
  column(key: ColumnKey): Promise<Uint8Array | null>;
  /** Resolves once these columns are frozen. */
  frozen(keys: ColumnKey[]): Promise<void>;
  /** The pairing of a match, null while it is not frozen or not drawn. */
  pairing(matchId: number): Promise<Pairing | null>;
  /** Resolves once the seeds of all matches are drawn. */
  drawn(): Promise<void>;
  /** The highest player number that this process knows. */
  players(): number;
  /** Resolves once this process serves the stored ranks. @returns what it serves @throws SnapshotLostError */
  serve(): Promise<Served>;
  /** Publishes the event, so that other processes read the new ranks. */
  completed(): void;
};

/** The last evaluation's snapshot with its ranks, as served by this process. */
export type Served = Snapshot & { counted: Counted | null; ranks: Uint32Array; duels: DuelTotals };

/** How long a caller waits for the evaluation of another process. */
const MAX_WAIT_MS = 60_000;
/** Limits the repetitions; if results arrive faster than they are evaluated, an evaluation stays due. */
const MAX_RUNS = 5;

/**
 * Scores all results, incrementally if the last evaluation is available, and publishes the ranks. Resolves once this
 * process serves ranks that include everything entered before the call. Only one process evaluates at a time. A second
 * caller waits for the first, and evaluates again if that one missed something or died.
 * @param deadline when the caller gives up, in real time
 * @throws AppError UNKNOWN if another process's evaluation takes too long; it continues
 */
export async function evaluate(deps: EvaluationDeps, requestId: string, deadline?: Date): Promise<void> {
  const { evaluations, leases, log } = deps;
  const timeoutMs = deadline ? deadline.getTime() - realNow().getTime() : MAX_WAIT_MS;
  const giveUp = performance.now() + Math.min(timeoutMs, MAX_WAIT_MS);
  let ranHere: boolean;
  let runs = 0;
  do {
    ranHere = false;
    const [before, entered] = [await evaluations.state(), await readEntered(deps)];
    const wanted = versionOf(entered);
    // Before the lease is taken, because an evaluation that takes long blocks the ranks.
    await waitForInputs(deps, countedOf(createBoard(deps.tournament, entered)));
    const done = await joinJob({
      leases,
      log,
      name: EVALUATION,
      waitMs: giveUp - performance.now(),
      async work(run) {
        ranHere = true;
        await evaluateOnce(deps, run, requestId);
      },
      async isDone() {
        const { version, resultsVersion: counted } = await evaluations.state();
        return version > before.version && counted >= wanted;
      },
    });
    if (!done && runs === 0) throw outcomeUnknown();
    // After its own evaluation a process also evaluates results that arrived meanwhile.
  } while (ranHere && ++runs < MAX_RUNS && (await isDue(deps)));
  await deps.serve();
}

async function readEntered({ matches, decisions, questions }: EvaluationDeps): Promise<Entered> {
  return { states: await matches.all(), decisions: await decisions.all(), questions: await questions.all() };
}

/** Resolves once everything counted is frozen and drawn. */
async function waitForInputs({ frozen, drawn }: EvaluationDeps, counted: Counted): Promise<void> {
  await Promise.all([frozen(columnsOf(counted)), drawn()]);
}

/** The version of the results that an evaluation would use now. */
async function resultsVersion(deps: EvaluationDeps): Promise<number> {
  return versionOf(await readEntered(deps));
}

async function isDue(deps: EvaluationDeps): Promise<boolean> {
  return (await deps.evaluations.state()).resultsVersion !== (await resultsVersion(deps));
}

async function evaluateOnce(deps: EvaluationDeps, { lease, signal }: Run, requestId: string): Promise<void> {
  const { clock, log, tournament, blobs, evaluations } = deps;
  const started = performance.now();
  await evaluations.fence(lease);
  const board = createBoard(tournament, await readEntered(deps));
  const counted = countedOf(board);
  await waitForInputs(deps, counted);
  const served = await serveLast(deps);
  // An evaluation of the same results keeps the previous ranks.
  const isSame = isDeepStrictEqual(served?.counted, counted);
  const ranksBefore = isSame ? served?.ranksBefore : served?.ranks;
  const before = served && { counted: served.counted, totals: served, duels: served.duels };
  const totals = await scoreAgain(counted, before, deps.players(), deps.column);
  const duels = await scoreDuelsAgain(counted, before, totals.points.length, deps.column, deps.pairing);
  const snapshot = { ...totals, ranksBefore: resized(ranksBefore, totals.points.length) };
  signal.throwIfAborted();

  const snapshotId = randomUUID();
  const now = clock.now();
  const matchCount = counted.matches.length;
  const event = createEvent(
    'tipp.evaluation.completed.v2',
    { version: lease.fence, snapshotId, matchCount, finishedAt: now.toISOString() },
    { now, requestId },
  );
  await blobs.put(snapshotKey(snapshotId), encodeSnapshot(snapshot), lease);
  await blobs.put(duelsKey(snapshotId), encodeDuels(duels), lease);
  const result = { snapshotId, finishedAt: now, matchCount, resultsVersion: board.version, counted };
  await evaluations.publish(lease, result, event);
  await deps.serve();
  deps.completed();
  await blobs.removeEarlier('snapshot', lease);
  await blobs.removeEarlier('duels', lease);
  log.info({ matchCount, ms: Math.round(performance.now() - started), requestId }, 'evaluation completed');
}

/** @returns null if the last snapshot is lost: everything is scored from scratch, without previous ranks. */
async function serveLast({ serve, log }: EvaluationDeps): Promise<Served | null> {
  try {
    return await serve();
  } catch (error) {
    if (!(error instanceof SnapshotLostError)) throw error;
    log.warn({ err: error }, 'all is scored anew');
    return null;
  }
}

function resized(ranks: Uint32Array | undefined, players: number): Uint32Array {
  const fitting = new Uint32Array(players);
  if (ranks) fitting.set(ranks.subarray(0, players));
  return fitting;
}
