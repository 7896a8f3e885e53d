import type { Clock } from '@tippspiel/shared/clock/clock';
import { openBackbone } from '@tippspiel/shared/process/backbone';
import type { Service } from '@tippspiel/shared/process/run-service';
import { scalarResolvers } from '@tippspiel/shared/graph/scalars';
import { createHttpServer } from '@tippspiel/shared/http/server';
import { mountSubgraph } from '@tippspiel/shared/graph/subgraph';
import { prepareCollections } from '@tippspiel/shared/mongo/connect';
import type { Connection } from 'mongoose';
import type { Deps } from './app/deps.ts';
import { createAuthors } from './app/authors.ts';
import { createSettling } from './app/settling.ts';
import type { FeedEnv } from './env.ts';
import { consumeAuthors } from './events/authors.ts';
import { consumeMemberships } from './events/memberships.ts';
import { commentResolvers } from './resolvers/comment.ts';
import { createContext } from './resolvers/context.ts';
import { mutationResolvers } from './resolvers/mutation.ts';
import { postResolvers } from './resolvers/post.ts';
import { queryResolvers } from './resolvers/query.ts';
import { createStore } from './store/store.ts';

export type FeedService = Service & {
  deps: Deps;
  mongo: Connection;
  /** Does at once what the sweeps would do. */
  drain(): Promise<void>;
};

const resolvers = {
  ...scalarResolvers,
  Query: queryResolvers,
  Mutation: mutationResolvers,
  Post: postResolvers,
  Comment: commentResolvers,
};

/** Builds the feed service; the caller lets it listen. */
export async function buildService(env: FeedEnv, options: { clock?: Clock } = {}): Promise<FeedService> {
  const { clock, log, mongo, bus, metrics, ready, close } = await openBackbone('feed', env, options.clock);
  const store = createStore(mongo, { searchTimeoutMs: env.SEARCH_TIMEOUT_MS });
  await prepareCollections(mongo, log);
  const settling = createSettling(store, log);
  const authors = createAuthors(store.authors);
  const deps: Deps = { store, clock, authors, settle: settling };
  await consumeAuthors(bus, { store: store.authors, authors }, env.READ_MODEL_GENERATION);
  await consumeMemberships(bus, store, env.READ_MODEL_GENERATION);
  const { app } = createHttpServer({ service: 'feed', log, ready, metrics });
  await mountSubgraph({
    app,
    log,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (base) => createContext(deps, base),
  });
  return {
    app,
    deps,
    mongo,
    drain: () => settling.all(),
    async close() {
      await app.close();
      await settling.close();
      await close();
    },
  };
}
