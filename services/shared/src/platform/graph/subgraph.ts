import { readFile } from 'node:fs/promises';
import { buildSubgraphSchema } from '@apollo/subgraph';
import type { FastifyInstance } from 'fastify';
import { Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import {
  identityVerifier,
  IDENTITY_HEADER,
  UnsignedRequestError,
  type Identity,
} from '../../contracts/auth/identity.ts';
import { TICKET_HEADER } from '../../contracts/auth/session.ts';
import { GENERIC_MESSAGE } from '../../contracts/errors/app-error.ts';
import { isOver, readDeadline } from '../http/deadline.ts';
import { REQUEST_ID_HEADER } from '../http/server.ts';
import { inSpan, operationName, TRACE_HEADER, tracing } from '../tracing/tracing.ts';
import { createExecutor, type Answer, type Operation } from './executor.ts';
import { formatGraphqlError } from './graphql-error.ts';

/** The context of every resolver of every subgraph; services add their own parts. */
export type RequestContext = {
  /** Null for an anonymous visitor. */
  identity: Identity | null;
  requestId: string;
  /** The browser's IP address, as the gateway saw it. */
  clientIp: string;
  /** The browser's User-Agent. The gateway forwards it for anonymous visitors only, because only they log in. */
  clientAgent: string;
  /** The browser's ticket of a pending login at an external provider; empty without one. */
  ticket: string;
  /** When the caller gives up, in real time. A write that begins later must not take effect. */
  deadline?: Date;
  log: Logger;
  /** Sets a header of the response to the gateway. The user service returns a new session's token this way. */
  setHeader(name: string, value: string): void;
};

export const CLIENT_IP_HEADER = 'x-client-ip';
export const CLIENT_AGENT_HEADER = 'x-client-agent';

/**
 * Takes several operations in one request, each with the headers of a single request. One without a query has that of the
 * operation before it.
 */
export const BATCH_PATH = '/graphql/gathered';
type BatchedOperation = Partial<Operation> & { headers: Record<string, string> };
const MAX_GATHERED = 256;
/** More than the gateway takes from a client (1 MB), so that what is wrong with an operation is said here. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

type ResolverMap = Record<string, unknown>;

type Options<Context extends RequestContext> = {
  app: FastifyInstance;
  log: Logger;
  metrics?: Registry;
  identitySecret: string;
  schema: URL;
  /** Parts of one type add up. */
  resolvers: ResolverMap | readonly ResolverMap[];
  /** Adds loaders and use cases to the base context, once per operation. */
  context(base: RequestContext): Context;
};

type Headers = Record<string, string | string[] | undefined>;
type Answered = { status: number; answer: object };

const unsigned = { status: 403, answer: { errorMessage: 'Nur über das Gateway erreichbar.' } };
const notReadable = { status: 400, answer: { errorMessage: 'Die Anfrage ist nicht lesbar.' } };
const tooLate = {
  status: 503,
  answer: { errors: [{ message: GENERIC_MESSAGE, extensions: { code: 'UNAVAILABLE' } }] },
};

const NO_TYPES: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

export async function readSchema(file: URL): Promise<DocumentNode> {
  return parse(await readFile(file, 'utf8'));
}

/**
 * Serves a subgraph at POST /graphql, and batches of operations at POST /graphql/gathered. A request without the
 * gateway's signature gets 403 before parsing. A request after its deadline gets 503 before execution.
 */
export async function mountSubgraph<Context extends RequestContext>(
  options: Options<Context>,
): Promise<void> {
  const { app, log, metrics = new Registry(), identitySecret, schema, resolvers, context } = options;
  const verify = identityVerifier(identitySecret);
  const writes = new Counter({
    name: 'graph_writes_total',
    help: 'Writes by mutation and outcome: done, or the code of the error',
    labelNames: ['mutation', 'outcome'],
    registers: [metrics],
  });
  const execute = createExecutor<Context>({
    schema: settleEntities(
      buildSubgraphSchema([
        { typeDefs: await readSchema(schema) },
        ...[resolvers].flat().map((part) => ({ typeDefs: NO_TYPES, resolvers: part as never })),
      ]),
    ),
    formatError: formatGraphqlError(log),
    countWrite: (mutation, outcome) => writes.inc({ mutation, outcome }),
  });

  /** Undefined for a request that did not come through the gateway. */
  async function identify(headers: Headers): Promise<Identity | null | undefined> {
    try {
      return await verify(headers[IDENTITY_HEADER] as string | undefined);
    } catch (error) {
      if (error instanceof UnsignedRequestError) return undefined;
      throw error;
    }
  }

  async function run(
    operation: unknown,
    headers: Headers,
    base: Omit<RequestContext, 'identity' | 'deadline'>,
  ): Promise<Answered> {
    const identity = await identify(headers);
    if (identity === undefined) return unsigned;
    if (!isOperation(operation)) return notReadable;
    const deadline = readDeadline(headers);
    if (isOver(deadline)) {
      log.warn({ requestId: base.requestId }, 'a request came after its deadline');
      return tooLate;
    }
    const answer: Answer = await traced(operation, headers, () =>
      execute(operation, context({ ...base, identity, deadline })),
    );
    return { status: 'data' in answer ? 200 : 400, answer };
  }

  app.post('/graphql', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { status, answer } = await run(request.body, request.headers, {
      requestId: request.id,
      clientIp: (request.headers[CLIENT_IP_HEADER] as string | undefined) ?? request.ip,
      clientAgent: String(request.headers[CLIENT_AGENT_HEADER] ?? ''),
      ticket: String(request.headers[TICKET_HEADER] ?? ''),
      log: request.log as unknown as Logger,
      setHeader: (name, value) => void reply.header(name, value),
    });
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });

  /** Answers with one line of JSON per operation, in their order. */
  app.post(BATCH_PATH, async (request, reply) => {
    const operations = request.body as BatchedOperation[];
    if (!Array.isArray(operations) || operations.length > MAX_GATHERED)
      return reply.code(400).send(notReadable.answer);
    let query: string | undefined;
    const lines = await Promise.all(
      operations.map(async (given) => {
        query = given?.query ?? query;
        const operation = { query, variables: given?.variables };
        const headers: Headers = given?.headers ?? {};
        const requestId = String(headers[REQUEST_ID_HEADER] ?? request.id);
        const { answer } = await run(operation, headers, {
          requestId,
          clientIp: String(headers[CLIENT_IP_HEADER] ?? request.ip),
          clientAgent: '',
          ticket: '',
          log: log.child({ requestId }),
          setHeader(name) {
            throw new Error(`an operation among others cannot set the header ${name}`);
          },
        });
        return JSON.stringify(answer);
      }),
    );
    return reply.type('application/x-ndjson').send(lines.join('\n'));
  });
}

/** The gateway's signature vouches for its trace. */
function traced({ query }: Operation, headers: Headers, execute: () => Promise<Answer>): Promise<Answer> {
  const traceparent = headers[TRACE_HEADER];
  const span = traceparent ? tracing()?.resume(operationName(query), 'server', traceparent) : undefined;
  return inSpan(span, execute);
}

/**
 * Lets `_entities` return its entities once all are loaded, with an error in place of each that failed. graphql-jit
 * loses the order of a list whose later promise is rejected first.
 */
function settleEntities(schema: GraphQLSchema): GraphQLSchema {
  const field = schema.getQueryType()?.getFields()['_entities'];
  const resolve = field?.resolve;
  if (resolve)
    field.resolve = async (...args) => {
      const entities = await Promise.allSettled(resolve(...args) as unknown[]);
      return entities.map((each) => (each.status === 'fulfilled' ? each.value : each.reason));
    };
  return schema;
}

function isOperation(given: unknown): given is Operation {
  const { query, variables } = (given ?? {}) as Partial<Operation>;
  return (
    typeof query === 'string' &&
    (variables === undefined || variables === null || typeof variables === 'object')
  );
}
