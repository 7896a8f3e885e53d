import { randomUUID } from 'node:crypto';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../clock/within.ts';
import { measureEach } from '../metrics/measure.ts';
import { failureOf, refuse } from './failure.ts';
import { answerClientError, BARE_HEADERS } from './raw-answer.ts';
import { BODY_PACE, refuseSlowBodies, type BodyPace } from './slow-bodies.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** A named condition for /readyz; rejects or resolves to false while it does not hold. */
export type ReadyCheck = {
  name: string;
  check(): Promise<boolean>;
  /** The process still does most of its work without it, so it must not lose its requests. */
  isOptional?: boolean;
};

type Options = {
  service: string;
  log: Logger;
  ready: ReadyCheck[];
  /** For what others count beside the server. */
  metrics?: Registry;
  fastify?: FastifyServerOptions;
  bodyPace?: BodyPace;
};

const HEADERS_TIMEOUT_MS = 15_000;
/** For a whole request, however steadily its body comes. */
const REQUEST_TIMEOUT_MS = 120_000;
const CHECK_TIMEOUTS_MS = 5_000;
/** A check of what a process needs that takes longer counts as failed. */
const CHECK_MS = 800;
/** A name longer than any of ours is unknown or wrong, which its route says in its own words. */
const MAX_PARAM_LENGTH = 10_000;

/**
 * A fastify server with /healthz (the process lives), /readyz (names what is missing; 503 if it cannot work without
 * that) and /metrics (Prometheus). Slow requests and anything but HTTP are refused in German. One request id goes through
 * all services in the `x-request-id` header and the log.
 */
export function createHttpServer({
  service,
  log,
  ready,
  metrics = new Registry(),
  fastify: options,
  bodyPace = BODY_PACE,
}: Options): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: REQUEST_ID_HEADER,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // What still comes while the process ends is answered (drain in ../process/run-service.ts).
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_TIMEOUTS_MS },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) =>
      void refuse(reply.headers(BARE_HEADERS) as unknown as FastifyReply, failureOf(error)),
    ...options,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ...options?.routerOptions },
  }) as unknown as FastifyInstance;
  refuseSlowBodies(app, bodyPace);
  metrics.setDefaultLabels({ service });
  // In ms; the default of 10 wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: 100 });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [metrics],
  });
  new Gauge({
    name: 'process_ready',
    help: '1 while what /readyz checks is there, 0 while it is not',
    labelNames: ['check'],
    registers: [metrics],
    collect() {
      return measureEach(this, 'check', ready.map(asNumber));
    },
  });
  // Hooks of every request take a callback: one promise for each was a twentieth of the gateway's work after a goal.
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.debug({ requestId: request.id, route, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const held = await Promise.all(ready.map(holds));
    const missing = ready.filter((_check, index) => !held[index]);
    const isReady = missing.every(({ isOptional }) => isOptional);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'not ready', missing: missing.map(({ name }) => name) });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  return app;
}

/** A check that takes long does not hold. */
const holds = ({ check }: ReadyCheck): Promise<boolean> => within(CHECK_MS, check()).catch(() => false);
const asNumber = (ready: ReadyCheck): [string, () => Promise<number>] => [
  ready.name,
  () => holds(ready).then(Number),
];
