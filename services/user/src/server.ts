import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { consumeDepartures } from '@tippspiel/shared/platform/leaving/consume-departures';
import { openBackbone, toService, type Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import { answerFailures } from '@tippspiel/shared/platform/http/failure';
import { createHttpServer } from '@tippspiel/shared/platform/http/server';
import { mountSubgraph } from '@tippspiel/shared/platform/graph/subgraph';
import type { UserEnv } from './env.ts';
import { republishAccounts } from './app/republish.ts';
import { removePlayer } from './app/leaving/remove-player.ts';
import { consumePictures } from './events/user-pictures.ts';
import { consumeNotices } from './events/notices.ts';
import { measureMessages } from './http/message-metrics.ts';
import { mountSessionRoute } from './http/session-route.ts';
import { openApp, type App } from './open-app.ts';
import { createContext } from './resolvers/context.ts';
import { resolvers } from './resolvers/resolvers.ts';

/** The service, with internals for its tests. */
export type UserService = Service & App & { backbone: Backbone };

/** Builds the user service: accounts, sessions, favourites. It does not listen yet. */
export async function buildService(env: UserEnv, { clock }: { clock?: Clock } = {}): Promise<UserService> {
  const backbone = await openBackbone('user', env, clock);
  const opened = await openApp(backbone, env);
  const app = createHttpServer({ service: 'user', ...backbone });
  answerFailures(app);
  measureMessages(backbone.metrics, opened.deps);
  mountSessionRoute(app, env.IDENTITY_SECRET, opened.deps);
  await mountSubgraph({
    app,
    log: backbone.log,
    metrics: backbone.metrics,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (base) => createContext(opened.deps, base),
  });
  await consumePictures(backbone.bus, opened.deps);
  await consumeNotices(backbone.bus, opened.deps);
  // The user service removes its own data on its own event, like all other services.
  const leaving = await consumeDepartures({
    ...backbone,
    service: 'user',
    departures: opened.deps.departures,
    remove: (userId) => removePlayer(opened.deps, userId),
  });
  await backbone.bus.onRepublish('user', () => republishAccounts(opened.deps));
  return toService(app, backbone, opened, leaving);
}
