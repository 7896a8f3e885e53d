import { randomBytes } from 'node:crypto';
import { createPictureProofCheck } from '@tippspiel/shared/contracts/auth/picture-proof';
import { LIVE_HINT, type LiveNews, type LiveTopic } from '@tippspiel/shared/platform/nats/live';
import { prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import { createLimits } from '@tippspiel/shared/platform/mongo/limits';
import { createOutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import { createLock } from '@tippspiel/shared/platform/jobs/lock';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Deps } from './app/deps.ts';
import { createGroupOrders } from './app/groups/group-orders.ts';
import { keepLocks } from './app/matches/keep-locks.ts';
import { refuseOtherTournament } from './app/matches/refuse-other-tournament.ts';
import { createOwnLists } from './app/players/own-lists.ts';
import { createStatisticsMemory } from './app/statistics/statistics-memory.ts';
import { createCandidateLists } from './app/prizes/candidates.ts';
import { createSlowEvaluation } from './app/ranking/blocked.ts';
import { createMatchDayMemory } from './app/ranking/match-day-memory.ts';
import { createDice } from './app/tipps/dice.ts';
import type { TippEnv } from './env.ts';
import { createDuelDrawer, type DuelDrawer } from './jobs/draw-duels.ts';
import { evaluate, EVALUATION } from './jobs/evaluation.ts';
import { freezableAnswers, columnsToFreeze } from './jobs/columns-to-freeze.ts';
import { createFreezer, type Freezer } from './jobs/freezer.ts';
import { createProvisionalCounter } from './jobs/provisional.ts';
import type { BatchJob } from './jobs/batch-job.ts';
import { createReminder } from './jobs/remind.ts';
import { createGoalAlerter } from './jobs/alert-goals.ts';
import { createReadAhead } from './jobs/read-ahead.ts';
import { createEligibility } from './projection/eligibility.ts';
import { createNameSearch } from './projection/name-search.ts';
import { createRosters } from './projection/rosters.ts';
import { createProjection } from './projection/projection.ts';
import { readTournament } from './read-tournament.ts';
import { GOAL_ALERTS } from './store/goals/goal-alerts.ts';
import { REMINDINGS } from './store/reminders/remindings.ts';
import { PRIZES } from './store/prizes/prizes.ts';
import { openStores } from './store/stores.ts';

export type App = {
  deps: Deps;
  /** Freezes columns once started. */
  freezer: Freezer;
  /** Draws the duels' seeds once started. */
  drawer: DuelDrawer;
  /** Publishes whom to remind once started. */
  reminder: BatchJob;
  goalAlerter: BatchJob;
  close(): Promise<void>;
};

/** Connects use cases and jobs with database and bus, and prepares the collections. The projection is still empty. */
export async function openApp({ clock, log, mongo, bus, metrics }: Backbone, env: TippEnv): Promise<App> {
  const stores = openStores(mongo, log);
  const limits = createLimits(mongo, clock);
  await prepareCollections(mongo, log);
  await stores.evaluations.prepare();
  const tournament = await readTournament(env);
  await refuseOtherTournament(tournament, stores);
  keepLocks(tournament, await stores.columns.frozenAt(), log);
  const announce = (topic: LiveTopic) => bus.sendHint(LIVE_HINT, { topic } satisfies LiveNews);
  const projection = createProjection({
    ...stores,
    clock,
    tournament,
    log,
    changed(part) {
      // Together with 'places', so that a page that follows both topics queries once.
      void provisional.renew().then(() => announce(part));
    },
  });
  const provisional = createProvisionalCounter({
    projection,
    column: projection.columns.column,
    log,
    counted: () => announce('places'),
  });
  const relay = createOutboxRelay({
    connection: mongo,
    collections: [
      'matches',
      'decisions',
      'bonusQuestions',
      'switches',
      'evaluations',
      REMINDINGS,
      GOAL_ALERTS,
      PRIZES,
    ],
    publish: bus.publish,
    log,
    metrics,
  });
  const eligibility = createEligibility(stores.eligibilityStore, log);
  const statistics = createStatisticsMemory(projection.columns);
  const dated = columnsToFreeze(tournament);
  const readAhead = createReadAhead(tournament, statistics);
  const freezer = createFreezer({
    ...stores,
    clock,
    log,
    columnsToFreeze: async () => [...dated, ...freezableAnswers(await stores.questions.all())],
    froze: () => announce('matches'),
    onFrozen(frozenAt) {
      keepLocks(tournament, frozenAt, log);
      return readAhead(frozenAt);
    },
  });
  const drawer = createDuelDrawer({ ...stores, clock, log, tournament, randomBytes });
  const reminder = createReminder({
    ...stores,
    ...{ clock, log },
    board: () => projection.current().board,
    kick: (id) => relay.kick(REMINDINGS, [id]),
  });
  const goalAlerter = createGoalAlerter({
    ...stores,
    ...{ clock, log },
    board: () => projection.current().board,
    kick: (matchId) => relay.kick(GOAL_ALERTS, [matchId]),
  });
  const evaluation = {
    ...stores,
    clock,
    log,
    tournament,
    column: projection.columns.column,
    frozen: freezer.frozen,
    pairing: projection.duels.pairing,
    drawn: drawer.drawn,
    players: () => projection.current().players.highest(),
    serve: async () => (await projection.refresh()).ranks,
    completed: () => relay.kick('evaluations', ['evaluation']),
  };
  const evaluationJob = () => stores.leases.state(EVALUATION);
  return {
    deps: {
      ...stores,
      clock,
      settings: { statusIntervalMs: env.STATUS_INTERVAL_MS, exportsPerHour: env.EXPORTS_PER_HOUR },
      limits,
      changeBoard: createLock(stores.leases, log, 'board'),
      projection,
      ownLists: createOwnLists(stores.favorites),
      nameSearch: createNameSearch(),
      rosters: createRosters(),
      groupOrders: createGroupOrders(),
      statistics,
      matchDays: createMatchDayMemory(projection.columns),
      provisional,
      eligibility,
      catchUpOnAccounts: () => bus.catchUp('user'),
      candidateLists: createCandidateLists(projection.columns, eligibility),
      wasCut: createPictureProofCheck(env.IDENTITY_SECRET, clock),
      randomBytes,
      dice: createDice(env.IDENTITY_SECRET),
      relay,
      evaluate: (requestId, deadline) => evaluate(evaluation, requestId, deadline),
      evaluationJob,
      slowEvaluation: createSlowEvaluation(evaluationJob),
    },
    freezer,
    drawer,
    reminder,
    goalAlerter,
    async close() {
      projection.close();
      eligibility.close();
      provisional.close();
      await Promise.all([freezer.stop(), drawer.stop(), reminder.stop(), goalAlerter.stop()]);
      await relay.close();
    },
  };
}
