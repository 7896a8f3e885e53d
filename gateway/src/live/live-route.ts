import { unauthenticated, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { failureOf, logUnexpected, refuse } from '@tippspiel/shared/platform/http/failure';
import type { FastifyInstance } from 'fastify';
import { newsFrame, type Announcer } from './announcer.ts';
import type { Streams } from './streams.ts';

type Options = { streams: Streams; announcer: Announcer };

/** Until a browser whose stream broke comes again: from here on, as many milliseconds more as pages have for asking. */
const RETRY_MS = 1_000;
const REFUSED_SECONDS = 30;

/**
 * GET /events: server-sent events for a logged-in player's page (docs/adr/0038-live-by-server-sent-events.md). Each says
 * which topics are new, never what is new in them. 401 without a session; 503 when as many are open as may be.
 */
export async function liveRoute(app: FastifyInstance, { streams, announcer }: Options): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    logUnexpected(failure, error, request);
    return refuse(reply, failure);
  });
  app.addHook('preClose', async () => {
    announcer.close();
    streams.close();
  });
  // Without the HEAD that goes with a GET: it would keep a stream open that has no body.
  app.get('/events', { exposeHeadRoute: false }, (request, reply) => {
    const { session } = request.visitor;
    if (!session) throw unauthenticated();
    const listener = { userId: session.userId, sessionId: session.sessionId, address: request.ip };
    if (!streams.mayOpen(listener)) throw unavailable(REFUSED_SECONDS);
    const { raw } = reply;
    void reply.hijack();
    // The answer ends with its connection, so that frames need no encoding around them.
    raw.useChunkedEncodingByDefault = false;
    raw.shouldKeepAlive = false;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.socket?.setNoDelay(true);
    const withinMs = announcer.withinMs();
    const retry = RETRY_MS + Math.round(Math.random() * Math.max(RETRY_MS, withinMs));
    // A page that queried before the stream was open sees by it what it has missed.
    raw.write(`retry: ${retry}\n${newsFrame([], withinMs, announcer.lately())}`);
    streams.add(raw, listener);
  });
}
