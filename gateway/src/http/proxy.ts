import { Transform, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { AppError, outcomeUnknown, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { DEADLINE_HEADER } from '@tippspiel/shared/platform/http/deadline';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { failureOf, refuse } from '@tippspiel/shared/platform/http/failure';
import { createUpstream, type Upstream } from './upstream.ts';

type Route = {
  prefix: string;
  methods: string[];
  upstream: string;
  /** The path at the upstream that replaces the prefix. */
  rewritePrefix: string;
  timeoutMs: number;
  /** The largest body. A larger one is refused before it is read. */
  maxBytes: number;
  /** The headers to set, or to remove where undefined. The visitor is already identified. */
  headers(request: FastifyRequest): Promise<Record<string, string | undefined>>;
};

const CONNECTIONS = 64;
/** How many requests may wait for a connection; further ones are refused at once. */
const QUEUE = 1_000;
const RETRY_AFTER_SECONDS = 2;
const reading = new Set(['GET', 'HEAD']);
const LINGER_MS = 2_000;
const TOO_LARGE = 'Die Datei oder Eingabe ist zu groß.';

declare module 'fastify' {
  interface FastifyRequest {
    /** The headers to set or remove when the request is forwarded. */
    forwarded?: Record<string | symbol, unknown>;
  }
}

/**
 * Forwards requests to another process of the product, streaming both ways. An outage of it is a 503 in German. Where
 * all methods are reads, one that another process may answer sooner is sent again.
 */
export async function proxyRoute(app: FastifyInstance, route: Route): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('preParsing', async ({ headers }, _reply, body) =>
      headers['content-length'] === undefined ? limit(body, route.maxBytes) : body,
    );
    const { upstream: url, timeoutMs } = route;
    const isRead = route.methods.every((method) => reading.has(method));
    const upstream = createUpstream({ url, timeoutMs, connections: CONNECTIONS, queue: QUEUE, isRead });
    scope.addHook('onClose', () => upstream.close());
    await scope.register(httpProxy, optionsFor(route, upstream));
  });
}

function optionsFor(route: Route, upstream: Upstream) {
  return {
    prefix: route.prefix,
    upstream: route.upstream,
    rewritePrefix: route.rewritePrefix,
    httpMethods: route.methods as never,
    disableRequestLogging: true,
    undici: upstream,
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (Number(request.headers['content-length']) > route.maxBytes) {
        throw new AppError('PAYLOAD_TOO_LARGE', TOO_LARGE);
      }
      const deadline = Date.now() + route.timeoutMs;
      const visit = await upstream.enter(reply, new Date(deadline));
      request.forwarded = {
        ...(await route.headers(request)),
        ...visit,
        [DEADLINE_HEADER]: String(deadline),
      };
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const own = { [REQUEST_ID_HEADER]: request.id, ...(request as FastifyRequest).forwarded };
        // 'Expect: 100-continue' (curl sends it with large bodies) was answered here, and undici does not support it.
        const all: Record<string | symbol, unknown> = { ...headers, expect: undefined, ...own };
        for (const [name, value] of Object.entries(all)) if (value === undefined) delete all[name];
        return all;
      },
      // They are about the upstream's connection: a gateway that ends must say 'close' to the visitor.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
      retryDelay: () => null,
      onError: (reply, { error }) => fail(reply as unknown as FastifyReply, error),
    },
  } as Parameters<typeof httpProxy>[1] & { prefix: string };
}

/** Limits a body without a content length. The stream fails with an AppError as soon as it is too long. */
function limit(body: Readable, maxBytes: number): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new AppError('PAYLOAD_TOO_LARGE', TOO_LARGE));
      else done(null, chunk);
    },
  });
  // Discards the rest of the body for a while, so that the client can read the refusal.
  limited.on('error', () => {
    body.resume();
    const timer = setTimeout(() => body.destroy(), LINGER_MS);
    body.once('close', () => clearTimeout(timer));
  });
  return body.pipe(limited);
}

const notSent = new Set<unknown>(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ENOTFOUND']);

/** Without an answer the outcome of a write is unknown, unless there was no connection to send it. */
function outcome({ method }: FastifyRequest, cause: unknown): AppError {
  const { code } = (cause ?? {}) as { code?: unknown };
  return reading.has(method) || notSent.has(code) ? unavailable(RETRY_AFTER_SECONDS) : outcomeUnknown();
}

/** @param error its `cause` is the actual failure */
function fail(reply: FastifyReply, { cause, message }: Error): void {
  if (!(cause instanceof AppError))
    (reply.log as Logger).warn({ reason: message }, 'cannot hand a request on');
  void refuse(reply, failureOf(cause instanceof AppError ? cause : outcome(reply.request, cause)));
}
