import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { mountSubgraph } from '@tippspiel/shared/platform/graph/subgraph';
import { answerFailures } from '@tippspiel/shared/platform/http/failure';
import { createHttpServer } from '@tippspiel/shared/platform/http/server';
import { consumeDepartures } from '@tippspiel/shared/platform/leaving/consume-departures';
import { openBackbone, toService, type Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import type { TippEnv } from './env.ts';
import { consumeAudit } from './events/audit.ts';
import { republishGame } from './app/republish.ts';
import { removePlayer } from './app/leaving/remove-player.ts';
import { subscribeEligibility } from './events/eligibility.ts';
import { readWithoutBus, subscribeProjection } from './events/projection.ts';
import { consumeGroups, subscribeRosters } from './events/groups.ts';
import { consumePlayers } from './events/players.ts';
import { consumeReadModels } from './events/read-models.ts';
import { measureGame } from './http/game-metrics.ts';
import { openApp, type App } from './open-app.ts';
import { createContext } from './resolvers/context.ts';
import { resolvers } from './resolvers/resolvers.ts';

/** Also exposes what tests and the seed need besides the service. */
export type TippService = Service & App & { backbone: Backbone };

/** Builds the tipp service without listening. */
export async function buildService(env: TippEnv, { clock }: { clock?: Clock } = {}): Promise<TippService> {
  const backbone = await openBackbone('tipp', env, clock);
  const { log, bus } = backbone;
  const opened = await openApp(backbone, env);
  const app = createHttpServer({ service: 'tipp', ...backbone });
  answerFailures(app);
  measureGame(backbone.metrics, opened);
  await mountSubgraph({
    app,
    log,
    metrics: backbone.metrics,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (base) => createContext(opened.deps, base),
  });
  await subscribeProjection(bus, opened.deps.projection);
  await subscribeRosters(bus, opened.deps);
  await consumePlayers(bus, opened.deps);
  await consumeGroups(bus, opened.deps);
  await consumeReadModels(bus, opened.deps);
  await consumeAudit(bus, opened.deps);
  await subscribeEligibility(bus, opened.deps, log);
  await bus.onRepublish('tipp', () => republishGame(opened.deps));
  const leaving = await consumeDepartures({
    ...backbone,
    service: 'tipp',
    departures: opened.deps.departures,
    remove: (userId) => removePlayer(opened.deps, userId),
  });
  opened.freezer.start();
  opened.drawer.start();
  opened.reminder.start();
  opened.goalAlerter.start();
  return toService(app, backbone, opened, leaving, readWithoutBus(bus, opened.deps.projection, log));
}
