import type { Clock } from '@tippspiel/shared/clock/clock';
import { openBackbone } from '@tippspiel/shared/process/backbone';
import type { Service } from '@tippspiel/shared/process/run-service';
import { scalarResolvers } from '@tippspiel/shared/graph/scalars';
import { createHttpServer } from '@tippspiel/shared/http/server';
import { mountSubgraph } from '@tippspiel/shared/graph/subgraph';
import { prepareCollections } from '@tippspiel/shared/mongo/connect';
import { createOutboxRelay } from '@tippspiel/shared/mongo/outbox';
import type { Connection } from 'mongoose';
import type { Deps } from './app/deps.ts';
import { createSettling } from './app/settling.ts';
import type { GroupEnv } from './env.ts';
import { createContext } from './resolvers/context.ts';
import { groupResolvers } from './resolvers/group.ts';
import { mutationResolvers } from './resolvers/mutation.ts';
import { queryResolvers } from './resolvers/query.ts';
import { createStore } from './store/store.ts';

export type GroupService = Service & {
  deps: Deps;
  mongo: Connection;
  /** Does at once what the sweeps would do: settles everything and sends every event. */
  drain(): Promise<void>;
};

/** Builds the group service; the caller lets it listen. */
export async function buildService(env: GroupEnv, options: { clock?: Clock } = {}): Promise<GroupService> {
  const { clock, log, mongo, bus, metrics, ready, close } = await openBackbone('group', env, options.clock);
  const store = createStore(mongo, clock);
  await prepareCollections(mongo, log);
  const collections = ['groups', 'memberships'];
  const relay = createOutboxRelay({
    connection: mongo,
    collections,
    publish: (event) => bus.publish(event),
    log,
  });
  const settling = createSettling({ store, clock, relay, settings: env }, log);
  const deps: Deps = { store, clock, relay, settings: env, settle: settling };
  const { app } = createHttpServer({ service: 'group', log, ready, metrics });
  await mountSubgraph({
    app,
    log,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers: {
      ...scalarResolvers,
      Query: queryResolvers,
      Mutation: mutationResolvers,
      Group: groupResolvers,
    },
    context: (base) => createContext(deps, base),
  });
  return {
    app,
    deps,
    mongo,
    async drain() {
      await settling.all();
      await relay.drain();
    },
    async close() {
      await app.close();
      await settling.close();
      await relay.close();
      await close();
    },
  };
}
