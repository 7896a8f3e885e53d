import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import { createAllowedMethods } from '@tippspiel/rest-compat/allowed-methods';
import { readCalls, readDescription } from '@tippspiel/rest-compat/openapi';
import { identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { systemClock, type Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import { createHttpClient } from '@tippspiel/shared/platform/http/http-client';
import { createHttpServer, REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { tracing } from '@tippspiel/shared/platform/tracing/tracing';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Counter, Gauge, Registry } from 'prom-client';
import type { GatewayEnv } from './env.ts';
import { buildGraph, openSubgraphClients, urlsOf, type PlainGraph } from './graph/build-graph.ts';
import { readManifest } from './graph/manifest.ts';
import { createTournamentInfo } from './graph/tournament-info.ts';
import { apiRoutes, MAX_BODY_BYTES } from './http/api.ts';
import { BUILD_HEADER, createBuild } from './pages/build.ts';
import { createClientAddresses } from './http/client-address.ts';
import { createExchange } from './http/exchange.ts';
import { createFirstAnswers } from './pages/first-answers.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { openMetricsPort } from './http/metrics-port.ts';
import { subscribeToHints } from './http/hints.ts';
import { keepAssets } from './pages/kept-assets.ts';
import { logoutRoute } from './http/logout-route.ts';
import { providerRoute } from './http/provider-route.ts';
import { answerUnreadable } from './http/unrouted.ts';
import { unsubscribeRoute } from './http/unsubscribe-route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { identifyVisitors } from './http/visitor-hook.ts';
import { traceRequests } from './http/trace-requests.ts';
import { trustProxy } from './http/trust-proxy.ts';
import { warnAboutProxy } from './http/warn-about-proxy.ts';
import { createWebBuild } from './pages/web-build.ts';
import { webRoutes } from './pages/page-routes.ts';
import { liveRoute } from './live/live-route.ts';
import { openLive } from './live/open-live.ts';
import { shareRoutes } from './share/share-routes.ts';
import { statusRoute } from './status/status-route.ts';
import { watchSubgraphs } from './status/watch-subgraphs.ts';
import { createCsrf } from './session/csrf.ts';
import { createLookUp } from './session/look-up.ts';
import { createSessions } from './session/sessions.ts';
import { createVisitors } from './session/visitor.ts';
import { failureOf, refuse } from '@tippspiel/shared/platform/http/failure';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Serves /metrics only to the machine itself. Other machines, and requests through a proxy, get 404. */
function hideMetrics(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== '/metrics') return done();
    const near = loopback.test(request.socket.remoteAddress ?? '');
    if (near && request.headers['x-forwarded-for'] === undefined) return done();
    void refuse(reply, failureOf({ statusCode: 404 }));
  });
}

type Options = {
  clock?: Clock;
  /** For comparisons in tests: a graph without this gateway's own data source. */
  plainGraph?: PlainGraph;
  /** Whether to plan the known operations at the start, which takes seconds of CPU; otherwise each at its first use. */
  plansAtStart?: boolean;
  /** The interval of the checks whether the subgraphs are ready. */
  checkEveryMs?: number;
};

const CHECK_EVERY_MS = 10_000;

/** Session look-ups have their own connections, so that they and the graph do not delay each other. */
const LOOK_UPS = { connections: 32, queue: 1_000 };
/** How long a request with an unknown session waits before it gets 503. A hedged read has time to be answered. */
const SESSION_TIMEOUT_MS = 2_000;
/** Sessions in memory, half a kilobyte each. */
const SESSION_CACHE_SIZE = 150_000;

/** The only public server. It needs no other process to start. Answers lack the parts of services that are down. */
export async function buildService(env: GatewayEnv, options: Options = {}): Promise<Service> {
  const log = createLogger('gateway', env.LOG_LEVEL);
  const clock = options.clock ?? systemClock(env.TIPPSPIEL_CLOCK_OFFSET_MS);
  const sign = identitySigner(env.IDENTITY_SECRET);
  const metrics = new Registry();
  const clients = openSubgraphClients(env);
  const graph = await buildGraph({ env, clients, sign, log, metrics, plain: options.plainGraph });
  const userSessions = createHttpClient({ url: env.USER_URL, ...LOOK_UPS });
  const sessions = createSessions({
    lookUp: createLookUp({ user: userSessions, sign, timeoutMs: SESSION_TIMEOUT_MS }),
    log,
    freshSeconds: env.SESSION_CACHE_SECONDS,
    cacheSize: SESSION_CACHE_SIZE,
  });
  const csrf = createCsrf(env.SESSION_SECRET);
  const secure = env.NODE_ENV === 'production';
  const visitors = createVisitors({ sessions, csrf, secret: env.SESSION_SECRET, secure });
  const addresses = createClientAddresses(env.SESSION_SECRET);
  const operations = new Counter({
    name: 'gateway_operations_total',
    help: 'Operations of the graph by kind (query, mutation) and outcome: done, or the code of the first error',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  });
  const exchange = createExchange({
    ...{ graph, csrf, visitors, sessions, addresses, clock, secure },
    count: (kind, outcome) => operations.inc({ kind, outcome }),
  });
  const tournament = createTournamentInfo(graph, log);

  const { plansAtStart = true } = options;
  let planned = !plansAtStart;
  const app = createHttpServer({
    service: 'gateway',
    log,
    metrics,
    ready: [{ name: 'operations', check: async () => planned }],
    fastify: {
      trustProxy: trustProxy(env.TRUST_PROXY),
      bodyLimit: MAX_BODY_BYTES,
      routerOptions: { ignoreTrailingSlash: true },
      requestIdHeader: false,
      frameworkErrors: (error, request, reply) =>
        answerUnreadable(error, request as FastifyRequest, reply as unknown as FastifyReply),
      genReqId: (request) => requestId(request as IncomingMessage),
    },
  });
  const questions = new Counter({
    name: 'gateway_first_answers_total',
    help: 'First queries of pages: answered with the page, missed (late or failed), or spared under load',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const firstAnswers = createFirstAnswers({
    graph,
    known: await readManifest(),
    addresses,
    timeoutMs: env.FIRST_ANSWERS_MS,
    count: (outcome, count) => questions.inc({ outcome }, count),
  });
  const live = openLive(env, metrics);
  const hints = subscribeToHints({
    ...live,
    sessions,
    url: env.NATS_URL,
    namespace: env.NATS_NAMESPACE,
    log,
    gauge: new Gauge({
      name: 'gateway_hints_subscribed',
      help: '1 while the gateway is subscribed to hints about ended sessions and news, 0 without NATS',
      registers: [metrics],
    }),
  });
  const { checkEveryMs: everyMs = CHECK_EVERY_MS } = options;
  const watch = watchSubgraphs({ urls: urlsOf(env), clock, log, metrics, everyMs });
  app.removeContentTypeParser('text/plain');
  await app.register(compress, { globalDecompression: false, ...compression(3) });
  const traces = tracing();
  if (traces) traceRequests(app, traces);
  const secured = securityHeaders(env.PUBLIC_URL);
  const built = { dist: env.WEB_DIST, reload: !secure };
  const build = createBuild(built);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(secured).header(REQUEST_ID_HEADER, request.id).header(BUILD_HEADER, build());
    done();
  });
  statusRoute(app, { watch, clock });
  warnAboutProxy(app, env);
  hideMetrics(app);
  const visited = (routes: (scope: FastifyInstance) => unknown) =>
    app.register(async (scope) => {
      identifyVisitors(scope, visitors);
      await routes(scope);
    });
  await visited((scope) => scope.register(graphqlRoute, { exchange, compress: compression(1) }));
  await visited((scope) => apiRoutes(scope, { env, exchange, csrf, sign, addresses, clock }));
  await visited((scope) => shareRoutes(scope, { env, graph, sign, addresses, tournament }));
  await visited((scope) => liveRoute(scope, live));

  const allowedMethods = createAllowedMethods(readCalls(await readDescription()));
  const kept = env.WEB_KEPT ? await keepAssets({ dist: env.WEB_DIST, kept: env.WEB_KEPT, log }) : undefined;
  const { sendPage } = await webRoutes(app, {
    dist: env.WEB_DIST,
    kept: env.WEB_KEPT,
    readBuild: createWebBuild({ ...built, log }),
    visitors,
    tournament,
    firstAnswers,
    clock,
    publicUrl: env.PUBLIC_URL,
    links: {
      prizes: fromHere(env.PRIZES_URL, env.PUBLIC_URL),
      privacy: fromHere(env.PRIVACY_URL, env.PUBLIC_URL),
      sponsor: env.SPONSOR_URL,
      provider: env.PROVIDER_URL,
    },
    allowedMethods,
  });
  await visited((scope) => logoutRoute(scope, { exchange, visitors, publicUrl: env.PUBLIC_URL, sendPage }));
  await visited((scope) => unsubscribeRoute(scope, { exchange }));
  await visited((scope) => providerRoute(scope, { exchange }));
  const metricsPort = env.METRICS_PORT
    ? await openMetricsPort({ host: env.HOST, port: env.METRICS_PORT, metrics })
    : undefined;
  if (plansAtStart)
    graph.plan().then(
      () => (planned = true),
      (error: unknown) => log.error({ err: error }, 'known operations cannot be planned'),
    );

  return {
    app,
    async close() {
      await app.close();
      await metricsPort?.close();
      await kept?.close();
      await watch.close();
      tournament.close();
      await hints.close();
      await graph.stop();
      await Promise.all([...Object.values(clients), userSessions].map((client) => client.close()));
    },
  };
}

/** Takes over the request id of our own clients for all services, and replaces any other value. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

const worthIt = /^(application\/(graphql-response\+)?json|text\/html)(;|$)/;

/**
 * Of a page of 48 kB, quality 3 makes 12.8 kB in 0.6 of the processor time of the default, 4. After a goal, all open
 * pages query some 4 kB at once: there quality 1 makes 0.93 kB in 0.6 of the time of 3, which makes 0.84 kB.
 */
const compression = (quality: 1 | 3): FastifyCompressOptions => ({
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  customTypes: worthIt,
});

/** Turns the URL of a page of the product into its path, because the app shows it in the same window. */
function fromHere(url: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
