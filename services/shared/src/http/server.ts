import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const REQUEST_ID_HEADER = 'x-request-id';

/** A named condition for /readyz; rejects or resolves to false while it does not hold. */
export type ReadyCheck = { name: string; check(): Promise<boolean> };

export type HttpServer = { app: FastifyInstance; metrics: Registry };

type Options = {
  service: string;
  log: Logger;
  ready: ReadyCheck[];
  /** For what others count beside the server. */
  metrics?: Registry;
  fastify?: FastifyServerOptions;
};

/**
 * A fastify server with /healthz (the process lives), /readyz (it can work; 503 names what is missing) and /metrics
 * (Prometheus). One request id goes through all services in the `x-request-id` header and the log.
 */
export function createHttpServer({
  service,
  log,
  ready,
  metrics = new Registry(),
  fastify: options,
}: Options): HttpServer {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: REQUEST_ID_HEADER,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    ...options,
  }) as unknown as FastifyInstance;
  metrics.setDefaultLabels({ service });
  collectDefaultMetrics({ register: metrics });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.debug({ requestId: request.id, route, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const missing: string[] = [];
    for (const { name, check } of ready) if (!(await check().catch(() => false))) missing.push(name);
    return reply
      .code(missing.length ? 503 : 200)
      .send({ status: missing.length ? 'not ready' : 'ok', missing });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  return { app, metrics };
}
