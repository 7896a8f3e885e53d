import type { Clock } from '@tippspiel/shared/clock/clock';
import { openBackbone } from '@tippspiel/shared/process/backbone';
import type { Service } from '@tippspiel/shared/process/run-service';
import { createHttpServer } from '@tippspiel/shared/http/server';
import { mountSubgraph } from '@tippspiel/shared/graph/subgraph';
import { prepareCollections } from '@tippspiel/shared/mongo/connect';
import type { Bus } from '@tippspiel/shared/nats/bus';
import { createOutboxRelay } from '@tippspiel/shared/mongo/outbox';
import { openBoard } from './app/board.ts';
import { createColumnReader } from './app/columns.ts';
import { createDirectory } from './app/directory.ts';
import { createRanksHolder } from './app/ranks.ts';
import type { TippApp } from './app/tipp-app.ts';
import { readTournament } from './read-tournament.ts';
import type { TippEnv } from './env.ts';
import { consumeFavorites } from './events/favorites.ts';
import { consumePlayers } from './events/players.ts';
import { keepFresh } from './events/keep-fresh.ts';
import { evaluate, EVALUATION } from './jobs/evaluation.ts';
import { createFreezer } from './jobs/freezer.ts';
import type { Context } from './resolvers/context.ts';
import { resolvers } from './resolvers/resolvers.ts';
import { openStores, type TippStores } from './stores.ts';

export type TippService = Service & {
  game: TippApp;
  bus: Bus;
  stores: TippStores;
  /** Freezes what is due now, without waiting for the timer. */
  freeze(): Promise<number[]>;
};

type Options = { clock?: Clock; random?: () => number };

/** Puts the tipp service together; it does not listen yet. Rejects when the database or NATS cannot be reached. */
export async function buildService(env: TippEnv, options: Options = {}): Promise<TippService> {
  const backbone = await openBackbone('tipp', env, options.clock);
  const { clock, log, mongo, bus } = backbone;
  const stores = openStores(mongo);
  await prepareCollections(mongo, log);
  await stores.evaluations.prepare();
  const tournament = await readTournament(env);

  const board = await openBoard(tournament, stores.matches);
  const directory = createDirectory(stores.players);
  await directory.load();
  const ranks = createRanksHolder({ ...stores, directory });
  await ranks.refresh();
  const columns = createColumnReader(stores.columns);
  const relay = createOutboxRelay({
    connection: mongo,
    collections: ['matches', 'evaluations'],
    publish: bus.publish,
    log,
  });
  const fresh = keepFresh({ bus, board, ranks, log });
  const freezer = createFreezer({ ...stores, clock, log, tournament });

  const evaluation = {
    ...stores,
    clock,
    log,
    tournament,
    column: columns.column,
    frozen: freezer.frozen,
    players: directory.size,
    async serve() {
      await Promise.all([board.refresh(), ranks.refresh()]);
      return ranks.current();
    },
    completed() {
      relay.kick('evaluations', ['evaluation']);
      fresh.tell();
    },
  };
  const tippApp: TippApp = {
    ...stores,
    clock,
    board,
    columns,
    directory,
    ranks,
    random: options.random ?? Math.random,
    changed(matchId) {
      relay.kick('matches', [matchId]);
      fresh.tell();
    },
    evaluationJob: () => stores.leases.state(EVALUATION),
    evaluate: (requestId, deadline) => evaluate(evaluation, requestId, deadline),
  };

  const { app } = createHttpServer({ service: 'tipp', log, ready: backbone.ready });
  await mountSubgraph<Context>({
    app,
    log,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (base) => ({
      ...base,
      app: tippApp,
      ownSlip: once(async () => (base.identity ? stores.slips.find(base.identity.userId) : null)),
      ownFavorites: once(
        async () => new Set(base.identity ? await stores.favorites.of(base.identity.userId) : []),
      ),
    }),
  });
  await consumePlayers({ bus, directory, ...stores });
  await consumeFavorites({ bus, ...stores });
  fresh.start();
  freezer.start();

  return {
    app,
    game: tippApp,
    bus,
    stores,
    freeze: freezer.freeze,
    async close() {
      await app.close();
      fresh.stop();
      await freezer.stop();
      await relay.close();
      await backbone.close();
    },
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (value ??= read());
}
