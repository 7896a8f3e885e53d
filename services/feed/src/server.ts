import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { mountSubgraph } from '@tippspiel/shared/platform/graph/subgraph';
import { answerFailures } from '@tippspiel/shared/platform/http/failure';
import { createHttpServer } from '@tippspiel/shared/platform/http/server';
import { consumeDepartures } from '@tippspiel/shared/platform/leaving/consume-departures';
import { openBackbone, toService, type Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import type { FeedEnv } from './env.ts';
import { consumeAuthors } from './events/authors.ts';
import { republishPosts } from './app/republish.ts';
import { removePlayer } from './app/remove-player.ts';
import { consumeGroups } from './events/groups.ts';
import { consumeMemberships } from './events/memberships.ts';
import { consumePrizes } from './events/prizes.ts';
import { openApp, type App } from './open-app.ts';
import { createContext } from './resolvers/context.ts';
import { resolvers } from './resolvers/resolvers.ts';

/** The service, with internals for its tests and the seed. */
export type FeedService = Service & App & { backbone: Backbone };

/** Builds the feed service; the caller starts it. */
export async function buildService(env: FeedEnv, { clock }: { clock?: Clock } = {}): Promise<FeedService> {
  const backbone = await openBackbone('feed', env, clock);
  const { log, bus } = backbone;
  const opened = await openApp(backbone, env);
  const { store, authors } = opened.deps;
  const app = createHttpServer({ service: 'feed', ...backbone });
  answerFailures(app);
  await mountSubgraph({
    app,
    log,
    metrics: backbone.metrics,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (base) => createContext(opened.deps, base),
  });
  await consumeAuthors(bus, { store, authors });
  await consumeMemberships(bus, store);
  await consumePrizes(bus, store);
  await consumeGroups(bus, opened.deps);
  await bus.onRepublish('feed', () => republishPosts(opened.deps));
  const leaving = await consumeDepartures({
    ...backbone,
    service: 'feed',
    departures: store.departures,
    remove: (userId) => removePlayer(opened.deps, userId),
  });
  return toService(app, backbone, opened, leaving);
}
