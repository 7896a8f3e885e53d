import type { Clock } from '@tippspiel/shared/clock/clock';
import { openBackbone } from '@tippspiel/shared/process/backbone';
import type { Service } from '@tippspiel/shared/process/run-service';
import { createHttpServer } from '@tippspiel/shared/http/server';
import { mountSubgraph } from '@tippspiel/shared/graph/subgraph';
import { prepareCollections } from '@tippspiel/shared/mongo/connect';
import type { Bus } from '@tippspiel/shared/nats/bus';
import { createOutboxRelay } from '@tippspiel/shared/mongo/outbox';
import type { TippApp } from './app/tipp-app.ts';
import { readTournament } from './read-tournament.ts';
import type { TippEnv } from './env.ts';
import { consumeFavorites } from './events/favorites.ts';
import { follow } from './events/follow.ts';
import { consumePlayers } from './events/players.ts';
import { evaluate, EVALUATION } from './jobs/evaluation.ts';
import { createFreezer } from './jobs/freezer.ts';
import { createNameSearch } from './projection/name-search.ts';
import { createProjection } from './projection/projection.ts';
import { requestView, type Context } from './resolvers/context.ts';
import { resolvers } from './resolvers/resolvers.ts';
import { openStores, type TippStores } from './store/stores.ts';

export type TippService = Service & {
  game: TippApp;
  bus: Bus;
  stores: TippStores;
  /** Freezes what is due now, without waiting for the timer. */
  freeze(): Promise<number[]>;
};

type Options = { clock?: Clock };

/** Puts the tipp service together; it does not listen yet. Rejects when the database or NATS cannot be reached. */
export async function buildService(env: TippEnv, options: Options = {}): Promise<TippService> {
  const backbone = await openBackbone('tipp', env, options.clock);
  const { clock, log, mongo, bus } = backbone;
  const stores = openStores(mongo, log);
  await prepareCollections(mongo, log);
  await stores.evaluations.prepare();
  const tournament = await readTournament(env);

  const projection = createProjection({ ...stores, tournament, log });
  // First the ears, then the memory: what is told while the database is read is not missed.
  const following = await follow(bus, projection);
  await projection.load();
  await following.caughtUp;
  const relay = createOutboxRelay({
    connection: mongo,
    collections: ['matches', 'evaluations'],
    publish: bus.publish,
    log,
  });
  const freezer = createFreezer({ ...stores, clock, log, tournament });

  const evaluation = {
    ...stores,
    clock,
    log,
    tournament,
    column: projection.columns.column,
    frozen: freezer.frozen,
    players: () => projection.current().players.highest(),
    serve: async () => (await projection.refresh()).ranks,
    completed: () => relay.kick('evaluations', ['evaluation']),
  };
  const tippApp: TippApp = {
    ...stores,
    clock,
    log,
    projection,
    columns: projection.columns,
    nameSearch: createNameSearch(),
    changed: (matchId) => relay.kick('matches', [matchId]),
    evaluationJob: () => stores.leases.state(EVALUATION),
    evaluate: (requestId, deadline) => evaluate(evaluation, requestId, deadline),
  };

  const { app } = createHttpServer({ service: 'tipp', ...backbone });
  await mountSubgraph<Context>({
    app,
    log,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (base) => ({
      ...base,
      app: tippApp,
      view: requestView(projection),
      ownSlip: once(async () => (base.identity ? stores.slips.find(base.identity.userId) : null)),
      ownFavorites: once(
        async () => new Set(base.identity ? await stores.favorites.of(base.identity.userId) : []),
      ),
    }),
  });
  await consumePlayers({ bus, ...stores });
  await consumeFavorites({ bus, ...stores });
  freezer.start();

  return {
    app,
    game: tippApp,
    bus,
    stores,
    freeze: freezer.freeze,
    async close() {
      await app.close();
      projection.close();
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
