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
  /** Path at the upstream that stands for the prefix. */
  rewritePrefix: string;
  timeoutMs: number;
  /** A longer request is refused before its body is read. */
  maxBytes: number;
  /** Headers to set (or, undefined, to drop) on the way; the visitor is known by then. */
  headers(request: FastifyRequest): Promise<Record<string, string | undefined>>;
};

const CONNECTIONS = 64;
/** Requests that may wait for one of them; the next is refused at once. */
const QUEUE = 1_000;
const LINGER_MS = 2_000;
const TOO_LARGE = 'Die Datei oder Eingabe ist zu groß.';

declare module 'fastify' {
  interface FastifyRequest {
    /** Headers to set or drop on the way. */
    forwarded?: Record<string | symbol, unknown>;
  }
}

/** Hands requests on to another process of ours, streaming both ways. One that is down shows as 503 in German. */
export async function proxyRoute(app: FastifyInstance, route: Route): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('preParsing', async ({ headers }, _reply, body) =>
      headers['content-length'] === undefined ? limit(body, route.maxBytes) : body,
    );
    const { upstream: url, timeoutMs } = route;
    const upstream = createUpstream({ url, timeoutMs, connections: CONNECTIONS, queue: QUEUE });
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
        // 'Expect: 100-continue' (curl sends it with what is large) was answered here, and undici knows no such header.
        const all: Record<string | symbol, unknown> = { ...headers, expect: undefined, ...own };
        for (const [name, value] of Object.entries(all)) if (value === undefined) delete all[name];
        return all;
      },
      retryDelay: () => null,
      onError: (reply, { error }) => fail(reply as unknown as FastifyReply, error),
    },
  } as Parameters<typeof httpProxy>[1] & { prefix: string };
}

/** For a body that does not say how long it is: ends with an AppError as soon as it is too long. */
function limit(body: Readable, maxBytes: number): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new AppError('PAYLOAD_TOO_LARGE', TOO_LARGE));
      else done(null, chunk);
    },
  });
  // The rest of the body is discarded for a while, so that the client reads the refusal.
  limited.on('error', () => {
    body.resume();
    const timer = setTimeout(() => body.destroy(), LINGER_MS);
    body.once('close', () => clearTimeout(timer));
  });
  return body.pipe(limited);
}

const reading = new Set(['GET', 'HEAD']);
const notSent = new Set<unknown>(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ENOTFOUND']);

/** Without an answer nobody knows what became of a write, unless there was no connection to send it over. */
function outcome({ method }: FastifyRequest, cause: unknown): AppError {
  const { code } = (cause ?? {}) as { code?: unknown };
  return reading.has(method) || notSent.has(code) ? unavailable() : outcomeUnknown();
}

/** @param error its cause is what went wrong */
function fail(reply: FastifyReply, { cause, message }: Error): void {
  if (!(cause instanceof AppError))
    (reply.log as Logger).warn({ reason: message }, 'cannot hand a request on');
  void refuse(reply, failureOf(cause instanceof AppError ? cause : outcome(reply.request, cause)));
}
