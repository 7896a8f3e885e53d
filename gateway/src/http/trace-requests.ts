import { TRACE_HEADER, type Span, type Tracing } from '@tippspiel/shared/platform/tracing/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a sampled request is answered. */
    span?: Span;
  }
}

/** A browser with this cookie asks for traces of all its requests. Anybody may set it, so its traces are bounded. */
const WANTED = 'tippspiel_trace=1';
/** Of one process. */
const WANTED_PER_SECOND = 5;
/** The draft W3C header that names a response's trace. */
const RESPONSE_HEADER = 'traceresponse';
/** Streams last for hours, and checks come all the time. */
const untraced = new Set(['/events', '/healthz', '/readyz', '/metrics']);

/** Begins a trace with each sampled request, named after its route. Only called when traces are on. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const hasRoom = createAllowance(WANTED_PER_SECOND);

  function begin(request: FastifyRequest): Span | undefined {
    const { headers, method } = request;
    const isWanted = headers.cookie?.includes(WANTED) && hasRoom();
    if (!isWanted && !tracing.draw()) return undefined;
    // Fastify collects the options at each access.
    const { url = 'unknown' } = request.routeOptions;
    if (untraced.has(url)) return undefined;
    const name = `${method} ${url}`;
    const given = isWanted ? tracing.resume(name, 'server', headers[TRACE_HEADER]) : undefined;
    return given ?? tracing.begin(name);
  }

  // All requests keep one shape, for V8.
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const span = begin(request);
    if (!span) return done();
    request.span = span;
    void reply.header(RESPONSE_HEADER, span.traceparent);
    // Also when the browser gives up first.
    reply.raw.once('close', () => span.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined));
    span.run(done);
  });
}

function createAllowance(perSecond: number): () => boolean {
  let second = 0;
  let used = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) used = 0;
    second = now;
    return used++ < perSecond;
  };
}
