import { systemClock, type Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import { createHttpServer } from '@tippspiel/shared/platform/http/server';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import type { RestEnv } from './env.ts';
import { createGraphClient } from './graph-client.ts';
import { registerRest } from './register-rest.ts';

/** Serves the documented calls below /api in a separate process. */
export async function buildService(env: RestEnv, options: { clock?: Clock } = {}): Promise<Service> {
  const log = createLogger('rest-compat', env.LOG_LEVEL);
  const { graph, close } = createGraphClient(env.GATEWAY_URL, env.GATEWAY_TIMEOUT_MS);
  const clock = options.clock ?? systemClock(env.TIPPSPIEL_CLOCK_OFFSET_MS);
  const app = createHttpServer({
    service: 'rest-compat',
    log,
    ready: [],
    fastify: { routerOptions: { ignoreTrailingSlash: true } },
  });
  await app.register((scope) => registerRest(scope, { graph, clock }), { prefix: '/api' });
  return {
    app,
    async close() {
      await app.close();
      await close();
    },
  };
}
