import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { inSlices, runAll } from '@tippspiel/shared/platform/clock/slices';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { coalesce } from '@tippspiel/shared/platform/queue/coalesce';
import { wasOpened } from '../domain/bonus/bonus-question.ts';
import type { Tournament } from '../domain/tournament/tournament.ts';
import type { BlobStore } from '../store/blobs.ts';
import { toQuestion, type QuestionStore } from '../store/bonus/questions.ts';
import type { ColumnStore } from '../store/columns/columns.ts';
import type { DrawStore } from '../store/duels/draws.ts';
import type { EvaluationStore } from '../store/evaluation/evaluations.ts';
import { toDecision, type DecisionStore } from '../store/matches/decisions.ts';
import { toMatchState, type MatchStore } from '../store/matches/matches.ts';
import type { RankingSwitch, RankingSwitchStore } from '../store/ranking/ranking-switch.ts';
import { toGone, toPlayer, type Player, type PlayerStore } from '../store/players/players.ts';
import { createBoard, withEntered, type Board, type Entered } from './board.ts';
import { createColumnReader, type ColumnReader } from './columns.ts';
import { createDuelReader, type DuelReader } from './duels.ts';
import { createNewcomers } from './newcomers.ts';
import { createNewestSnapshot, SnapshotLostError } from './newest-snapshot.ts';
import { createPlayers, type Players } from './players.ts';
import { addNewcomers, countRanks, nothingEvaluated, type Ranks } from './ranks.ts';

/**
 * The state of a process at one moment. Board and ranks are immutable. Player rows may be updated and added; every
 * player in `ranks.order` has one.
 */
export type View = {
  board: Board;
  players: Players;
  ranks: Ranks;
  /** Whether operators have replaced the ranks with a notice. */
  rankingSwitch: RankingSwitch;
};

export type ProjectionEvent = DomainEvent<
  (typeof subscribedTypes)['user'][number] | (typeof subscribedTypes)['tipp'][number]
>;
export const subscribedTypes = {
  user: ['user.account.registered.v1', 'user.account.changed.v1', 'user.account.deleted.v1'],
  tipp: [
    'tipp.match.changed.v3',
    'tipp.decision.changed.v1',
    'tipp.bonus.changed.v2',
    'tipp.ranking.switched.v1',
    'tipp.evaluation.completed.v2',
  ],
} as const;

/** Owns this process's state of matches, players and ranks. */
export type Projection = {
  current(): View;
  /** Applies an event. Older versions, repetitions and any order are harmless. */
  apply(event: ProjectionEvent): void;
  /** Reads all players from the database, before the process serves requests. */
  load(): Promise<void>;
  /**
   * Reads operators' entries from the database and resolves with a board that contains them. Calls during a reading
   * share the next one.
   */
  refreshBoard(): Promise<Board>;
  /**
   * Reads operators' entries and ranks from the database, never older ones than those served. Resolves with a view that
   * contains them. Calls during a reading share the next one.
   * @throws SnapshotLostError if only the ranks cannot be read
   */
  refresh(): Promise<View>;
  /** The frozen columns; each is read once and never changes. */
  columns: ColumnReader;
  /** The duels' pairings; each draw is read once and never changes. */
  duels: DuelReader;
  close(): void;
};

type Deps = {
  clock: Clock;
  tournament: Tournament;
  matches: MatchStore;
  questions: QuestionStore;
  rankingSwitch: RankingSwitchStore;
  decisions: DecisionStore;
  players: PlayerStore;
  evaluations: EvaluationStore;
  blobs: BlobStore;
  columns: ColumnStore;
  draws: DrawStore;
  log: Logger;
  /** Called after a change of ranks, of the switch, or of entries that may affect points or a visible deadline. */
  changed?(part: 'matches' | 'ranks'): void;
};

const RETRY_MS = 500;

export function createProjection(deps: Deps): Projection {
  const { matches, decisions, questions, log } = deps;
  const players = createPlayers();
  const columns = createColumnReader(deps.columns);
  let view: View = {
    board: createBoard(deps.tournament, { states: [], decisions: [], questions: [] }),
    players,
    ranks: runAll(countRanks(nothingEvaluated(), new Uint8Array(), 0)),
    rankingSwitch: { isBlocked: false, version: 0 },
  };
  const newcomers = createNewcomers();
  const snapshot = createNewestSnapshot(deps.evaluations, deps.blobs);
  /** The earliest time of the next recount for newcomers, by `performance.now()`. */
  let recountAt = 0;
  /** Players who arrived after the running recount began. */
  let sinceRecount: number[] | undefined;
  let loaded = false;
  let closed = false;

  const change = (part: Partial<View>) => void (view = { ...view, ...part });

  function applyPlayer(player: Player): void {
    const outcome = players.apply(player);
    if (outcome === 'new' && loaded) {
      newcomers.add(player._id - 1, performance.now());
      sinceRecount?.push(player._id - 1);
    }
    if (outcome === 'left' && loaded) leave(player._id - 1);
  }

  /** Everybody behind the player moves up at the next recount. A player without a place yet is only removed. */
  function leave(player: number): void {
    newcomers.remove([player]);
    recount(0).catch((error: unknown) => log.error({ err: error }, 'could not rank anew'));
  }

  function applyEntered(entered: Partial<Entered>): void {
    const { board: before } = view;
    const board = withEntered(before, entered);
    if (board === before) return;
    // Clients are not notified of a planned question. They display an open question's deadline.
    const isRelevant = board.version !== before.version || deadlineHasMoved(before, board, deps.clock.now());
    change({ board });
    if (isRelevant) deps.changed?.('matches');
  }

  function applySwitch(rankingSwitch: RankingSwitch): void {
    if (rankingSwitch.version <= view.rankingSwitch.version) return;
    change({ rankingSwitch });
    deps.changed?.('ranks');
  }

  /** Gives the newcomers their places, or leaves them to the next full recount. */
  function placeNewcomers(): void {
    if (newcomers.isEmpty()) return;
    const now = performance.now();
    const ready = newcomers.ready(view.ranks, now);
    if (!ready.length) return;
    const ranks = addNewcomers(view.ranks, ready);
    if (ranks) {
      newcomers.remove(ready);
      change({ ranks });
    } else if (!sinceRecount && now >= recountAt) {
      void recount(0).catch((error: unknown) => log.error({ err: error }, 'could not rank anew'));
    }
    // A running recount includes them: they were known at its start or are in `sinceRecount`.
  }

  /** Ranks all known players by the newest snapshot, in slices; the old ranks are served until then. */
  const recount = coalesce(async () => {
    recountAt = performance.now() + RETRY_MS;
    try {
      for (;;) {
        const counted = snapshot.current();
        sinceRecount = [];
        const [inactive, gone] = [players.inactive(), players.goneCount()];
        const ranks = await inSlices(countRanks(counted, inactive, roomFor(players.highest())));
        // No await from here on: players who arrive in between would be in no list.
        const here = sinceRecount.filter((player) => players.has(player + 1));
        const complete = addNewcomers({ ...ranks, gone }, here, true);
        if (complete && snapshot.current() === counted) return serve(complete);
      }
    } finally {
      sinceRecount = undefined;
    }
  });

  /** Serves ranks that contain all known players. */
  function serve(ranks: Ranks): void {
    newcomers.clear();
    recountAt = 0;
    // A player who leaves changes ranks, too. Open pages are not told, because all of them would query for each.
    const isEvaluated = ranks.version !== view.ranks.version;
    change({ ranks });
    if (isEvaluated) deps.changed?.('ranks');
  }

  const readEntered = coalesce(async () => {
    applyEntered({
      states: await matches.all(),
      decisions: await decisions.all(),
      questions: await questions.all(),
    });
  });

  const readAll = coalesce(async () => {
    await readEntered(0);
    applySwitch(await deps.rankingSwitch.read());
    await snapshot.read();
    if (view.ranks.version < snapshot.current().version) await recount(0);
  });

  /** The event arrives only once, so a failed reading is retried. */
  async function catchUp(version: number): Promise<void> {
    while (!closed && view.ranks.version < version) {
      try {
        return await readAll(0);
      } catch (error) {
        log.warn({ err: error, version }, 'could not read the new ranks; will try again');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  function current(): View {
    placeNewcomers();
    return view;
  }

  return {
    current,
    apply(event) {
      switch (event.type) {
        case 'user.account.registered.v1':
        case 'user.account.changed.v1':
          return applyPlayer(toPlayer(event.data));
        case 'user.account.deleted.v1':
          return applyPlayer(toGone(event.data));
        case 'tipp.match.changed.v3':
          return applyEntered({ states: [toMatchState(event.data)] });
        case 'tipp.decision.changed.v1':
          return applyEntered({ decisions: [toDecision(event.data)] });
        case 'tipp.bonus.changed.v2':
          return applyEntered({ questions: [toQuestion(event.data)] });
        case 'tipp.ranking.switched.v1':
          return applySwitch(event.data);
        case 'tipp.evaluation.completed.v2':
          return void catchUp(event.data.version);
      }
    },
    async load() {
      for await (const batch of deps.players.batches()) for (const player of batch) applyPlayer(player);
      loaded = true;
      // Without its snapshot a process serves everything except the ranks. The next evaluation creates a new snapshot.
      await readAll(0).catch((error: unknown) => {
        if (!(error instanceof SnapshotLostError)) throw error;
        log.error({ err: error }, 'boots without ranks');
      });
      await recount(0);
    },
    async refreshBoard() {
      await readEntered(0);
      return view.board;
    },
    async refresh() {
      await readAll(0);
      return current();
    },
    columns,
    duels: createDuelReader(deps.draws, columns, deps.tournament.matches.length),
    close: () => void (closed = true),
  };
}

/** Whether the deadline of a visible question has changed. */
const deadlineHasMoved = (before: Board, after: Board, now: Date): boolean =>
  [...after.questions.values()].some((question) => {
    const known = before.questions.get(question.id);
    return known && known.deadline !== question.deadline && wasOpened(question, now.getTime());
  });

/** More than twice the current number: growing copies everything, and untouched memory costs nothing. */
const roomFor = (players: number): number => players * 2 + 1_024;
