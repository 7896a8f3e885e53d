import { readFile } from 'node:fs/promises';
import { ApolloServer, type BaseContext } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { parse, type DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import { identityVerifier, IDENTITY_HEADER, UnsignedRequestError, type Identity } from '../auth/identity.ts';
import { GENERIC_MESSAGE } from '../errors/app-error.ts';
import { isOver, readDeadline } from '../http/deadline.ts';
import { formatGraphqlError } from './graphql-error.ts';

/** What every resolver of every subgraph gets, beside the service's own additions. */
export type RequestContext = BaseContext & {
  /** Null for an anonymous visitor. */
  identity: Identity | null;
  requestId: string;
  /** Address of the browser as the gateway saw it. */
  clientIp: string;
  /** When the caller gives up, in real time: a write that begins later must not take effect. */
  deadline?: Date;
  log: Logger;
  /** Header of the answer to the gateway; the user service hands a new session's token over this way. */
  setHeader(name: string, value: string): void;
};

export const CLIENT_IP_HEADER = 'x-client-ip';

type ResolverMap = Record<string, unknown>;

type Options<Context extends RequestContext> = {
  app: FastifyInstance;
  log: Logger;
  identitySecret: string;
  /** The service's schema.graphql. */
  schema: URL;
  resolvers: ResolverMap;
  /** Adds loaders and use cases to the common part, once per request. */
  context(base: RequestContext): Context;
};

const tooLate = { errors: [{ message: GENERIC_MESSAGE, extensions: { code: 'UNAVAILABLE' } }] };

/** Reads and parses a subgraph's contract. */
export async function readSchema(file: URL): Promise<DocumentNode> {
  return parse(await readFile(file, 'utf8'));
}

/**
 * Serves a subgraph at POST /graphql. Requests without the gateway's signature get 403 before anything is parsed, those
 * that arrive after their deadline 503 before anything is executed.
 * @returns the server, whose `stop()` the caller need not call: closing the fastify app drains it.
 */
export async function mountSubgraph<Context extends RequestContext>(
  options: Options<Context>,
): Promise<ApolloServer<Context>> {
  const { app, log, identitySecret, schema, resolvers, context } = options;
  const verify = identityVerifier(identitySecret);
  const server = new ApolloServer<Context>({
    schema: buildSubgraphSchema([{ typeDefs: await readSchema(schema), resolvers: resolvers as never }]),
    formatError: formatGraphqlError(log),
    includeStacktraceInErrorResponses: false,
    csrfPrevention: false, // Only the gateway gets this far, and it checks its own token.
    introspection: false,
    plugins: [
      // Both look at every field of every answer, for headers and traces that the gateway does not use.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
    ],
  });
  await server.start();
  app.post(
    '/graphql',
    fastifyApolloHandler(server, {
      context: async (request, reply) => {
        const identity = await verify(request.headers[IDENTITY_HEADER] as string | undefined);
        return context({
          identity,
          requestId: request.id,
          clientIp: (request.headers[CLIENT_IP_HEADER] as string | undefined) ?? request.ip,
          deadline: readDeadline(request.headers),
          log: request.log as unknown as Logger,
          setHeader: (name, value) => void reply.header(name, value),
        });
      },
    }),
  );
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== '/graphql') return;
    try {
      await verify(request.headers[IDENTITY_HEADER] as string | undefined);
    } catch (error) {
      if (!(error instanceof UnsignedRequestError)) throw error;
      return reply.code(403).send({ errorMessage: 'Nur über das Gateway erreichbar.' });
    }
    if (isOver(readDeadline(request.headers))) {
      request.log.warn('a request came after its deadline');
      return reply.code(503).send(tooLate);
    }
  });
  return server;
}
