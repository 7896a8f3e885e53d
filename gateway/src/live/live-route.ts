import { unauthenticated, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { answerErrors } from '@tippspiel/shared/platform/http/failure';
import type { FastifyInstance } from 'fastify';
import { newsFrame, type Announcer } from './announcer.ts';
import type { Streams } from './streams.ts';

type Options = { streams: Streams; announcer: Announcer };

/** The minimum delay before a browser reconnects a lost stream. A random share of the pages' query time is added. */
const RETRY_MS = 1_000;
const REFUSED_SECONDS = 30;

/**
 * GET /events: server-sent events for a logged-in player's page (docs/adr/0038-live-by-server-sent-events.md). Each
 * names topics with news, but not the news itself. 401 without a session; 503 when too many streams are open.
 */
export async function liveRoute(app: FastifyInstance, { streams, announcer }: Options): Promise<void> {
  answerErrors(app);
  app.addHook('preClose', async () => {
    announcer.close();
    streams.close();
  });
  // Has no HEAD route, because a HEAD request would keep open a stream without a body.
  app.get('/events', { exposeHeadRoute: false }, (request, reply) => {
    const { session } = request.visitor;
    if (!session) throw unauthenticated();
    const listener = { userId: session.userId, sessionId: session.sessionId, address: request.ip };
    if (!streams.mayOpen(listener)) throw unavailable(REFUSED_SECONDS);
    const { raw } = reply;
    void reply.hijack();
    // The client may have left while its session was looked up. Its stream would keep its place for many minutes.
    if (raw.destroyed) return;
    // The response ends with its connection, so that frames need no chunked encoding.
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
    // Tells a page what it has missed between its queries and the opening of the stream.
    raw.write(`retry: ${retry}\n${newsFrame([], withinMs, announcer.lately())}`);
    streams.add(raw, listener);
  });
}
