import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { mountSubgraph } from '@tippspiel/shared/platform/graph/subgraph';
import { answerFailures } from '@tippspiel/shared/platform/http/failure';
import { createHttpServer } from '@tippspiel/shared/platform/http/server';
import { consumeDepartures } from '@tippspiel/shared/platform/leaving/consume-departures';
import { openBackbone, toService, type Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import type { GroupEnv } from './env.ts';
import { republishGroups } from './app/republish.ts';
import { removePlayer } from './app/remove-player.ts';
import { subscribeNames } from './events/names.ts';
import { consumePlayers } from './events/players.ts';
import { openApp, type App } from './open-app.ts';
import { createContext } from './resolvers/context.ts';
import { resolvers } from './resolvers/resolvers.ts';

/** The service, with internals for its tests and the seed. */
export type GroupService = Service & App & { backbone: Backbone };

/** Builds the group service; the caller starts it. */
export async function buildService(env: GroupEnv, { clock }: { clock?: Clock } = {}): Promise<GroupService> {
  const backbone = await openBackbone('group', env, clock);
  const { log, bus } = backbone;
  const opened = await openApp(backbone, env);
  const app = createHttpServer({ service: 'group', ...backbone });
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
  const sizes = await subscribeNames(backbone, opened.deps.store.groups, opened.deps.names);
  await consumePlayers(bus, opened.deps.store);
  await bus.onRepublish('group', () => republishGroups(opened.deps));
  const leaving = await consumeDepartures({
    ...backbone,
    service: 'group',
    departures: opened.deps.store.departures,
    remove: (userId) => removePlayer(opened.deps, userId),
  });
  return toService(app, backbone, opened, sizes, leaving);
}
