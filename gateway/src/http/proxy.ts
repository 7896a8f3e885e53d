import httpProxy from '@fastify/http-proxy';
import { AppError, GENERIC_MESSAGE } from '@tippspiel/shared/errors/app-error';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/http/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

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

const TOO_LARGE = 'Die Datei oder Eingabe ist zu groß.';

declare module 'fastify' {
  interface FastifyRequest {
    forwarded?: Record<string, string | undefined>;
  }
}

/** Hands requests on to another process of ours, streaming both ways. One that is down shows as 503 in German. */
export async function proxyRoute(app: FastifyInstance, route: Route): Promise<void> {
  await app.register(httpProxy, {
    prefix: route.prefix,
    upstream: route.upstream,
    rewritePrefix: route.rewritePrefix,
    httpMethods: route.methods as never,
    disableRequestLogging: true,
    undici: { connections: 64, headersTimeout: route.timeoutMs, bodyTimeout: route.timeoutMs },
    preHandler: async (request: FastifyRequest) => {
      if (Number(request.headers['content-length']) > route.maxBytes) {
        throw new AppError('PAYLOAD_TOO_LARGE', TOO_LARGE);
      }
      request.forwarded = await route.headers(request);
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const own = { [REQUEST_ID_HEADER]: request.id, ...(request as FastifyRequest).forwarded };
        // 'Expect: 100-continue' (curl sends it with what is large) was answered here, and undici knows no such header.
        const all = { ...headers, expect: undefined, ...own };
        return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      },
      retryDelay: () => null,
      onError: (reply, { error }) => fail(reply as unknown as FastifyReply, error),
    },
  } as Parameters<typeof httpProxy>[1] & { prefix: string });
}

function fail(reply: FastifyReply, error: Error): void {
  (reply.log as Logger).warn({ reason: error.message }, 'cannot hand a request on');
  void reply.code(503).send({ errorMessage: GENERIC_MESSAGE });
}
