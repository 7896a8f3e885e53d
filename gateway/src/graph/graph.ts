import { ApolloGateway, type GraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { keepApolloQuiet } from '../env.ts';
import type { GraphAnswer, GraphCall, GraphContext } from './call.ts';
import { dummyVariables } from './dummy-variables.ts';
import { costOf } from './cost.ts';
import { formatGatewayError } from './format-error.ts';
import { createHeavyGate } from './heavy.ts';
import { createChecker, type Limits } from './limits.ts';
import type { FormerOperation, KnownOperation } from './manifest.ts';
import { memoiseOperations } from './memoise-operations.ts';
import type { PoolDataSource } from './data-source.ts';
import { createOperations, type Operation } from './operations.ts';
import { createShortcuts } from './shortcut.ts';

const outages = new Set<unknown>(['UNAVAILABLE', 'UNKNOWN']);

/**
 * Sets 503 for an answer without data after an outage of a subgraph: always for a write, and for a query only if it may
 * be retried. With partial data the status stays 200, and screens show that data.
 */
function withOutage(answer: GraphAnswer, isMutation: boolean): GraphAnswer {
  const { data, errors } = answer.body;
  if (!errors?.length || Object.values(data ?? {}).some((value) => value !== null)) return answer;
  const outage = errors.filter(({ extensions }) => outages.has(extensions?.['code']));
  if (outage.length === 0) return answer;
  const waits = outage.map(({ extensions }) => Number(extensions?.['retryAfterSeconds'] ?? 0));
  const retryAfterSeconds = Math.max(...waits) || undefined;
  if (!isMutation && retryAfterSeconds === undefined) return answer;
  return { ...answer, status: 503, retryAfterSeconds };
}

const MEGABYTE = 1024 * 1024;
/** All known operations fill a third of it. Apollo's own bounds would let unknown ones fill a process's memory. */
const CACHED_MIB = 4;

/** @returns a cache for Apollo Server, which estimates sizes like its own */
function createDocumentStore() {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: CACHED_MIB * MEGABYTE,
    sizeCalculation: (document) => JSON.stringify(document).length,
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
  };
}

/** Lowers the level of Apollo's `info` messages, which are irrelevant at every start. */
function quietLog(log: Logger) {
  const child = log.child({ part: 'apollo' });
  return {
    debug: (message?: unknown) => child.trace(message as string),
    info: (message?: unknown) => child.debug(message as string),
    warn: (message?: unknown) => child.warn(message as string),
    error: (message?: unknown) => child.error(message as string),
  };
}

export type Graph = {
  schema: GraphQLSchema;
  /** Finds the operation for a text. @throws AppError for an operation that is not allowed */
  find(query: string): Operation;
  run(
    operation: Operation,
    variables: Record<string, unknown> | undefined,
    call: GraphCall,
  ): Promise<GraphAnswer>;
  /** Plans all known operations in advance, so that no player waits for that. */
  plan(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  supergraphSdl: string;
  known: KnownOperation[];
  /** Operations that pages of earlier versions may still send. */
  former: FormerOperation[];
  knownOnly: boolean;
  limits: Limits;
  /** The data source of one subgraph, by its name in the supergraph. */
  dataSource(name: string): GraphQLDataSource<GraphContext> | PoolDataSource;
  introspection: boolean;
  /** Skips work that cannot change an answer. Tests disable it to compare with plain @apollo/gateway. */
  shortcuts: boolean;
  log: Logger;
};

/** Creates the federated graph from the committed supergraph. It needs no subgraph to start. */
export async function createGraph(options: Options): Promise<Graph> {
  const { supergraphSdl, known, former, knownOnly, limits, introspection, log } = options;
  const sources = new Map<string, ReturnType<Options['dataSource']>>();
  const dataSource = (name: string) => {
    const source = sources.get(name) ?? options.dataSource(name);
    sources.set(name, source);
    return source;
  };
  const formatError = formatGatewayError(log);
  const shortcuts = options.shortcuts ? createShortcuts({ dataSource, formatError }) : undefined;
  if (shortcuts && !memoiseOperations())
    log.warn('@apollo/gateway is not as expected: operations are slower');
  keepApolloQuiet();
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => dataSource(name) as GraphQLDataSource,
    logger: quietLog(log),
    __exposeQueryPlanExperimental: false,
    experimental_approximateQueryPlanStoreMiB: CACHED_MIB,
    experimental_didResolveQueryPlan: ({ queryPlan, requestContext: { source, document } }) => {
      if (source && document) shortcuts?.learn(source, document, queryPlan);
    },
  });
  const server = new ApolloServer<GraphContext>({
    gateway,
    introspection,
    includeStacktraceInErrorResponses: false,
    formatError,
    csrfPrevention: false, // The routes check the token.
    persistedQueries: false,
    documentStore: createDocumentStore(),
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.maxTokens },
    logger: quietLog(log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();
  const schema = gateway.schema as GraphQLSchema;

  const heavy = createHeavyGate(limits);
  let stopped = false;
  let planning: Promise<void> = Promise.resolve();

  async function execute(query: string, variables: Record<string, unknown> | undefined, call: GraphCall) {
    const { body, http } = await server.executeOperation({ query, variables }, { contextValue: { call } });
    if (body.kind !== 'single') throw new Error('the graph answers at once');
    return { status: http.status ?? 200, body: body.singleResult };
  }
  const run: Graph['run'] = async ({ query, isMutation, cost }, variables, call) => {
    const giveBack = await heavy.enter(cost?.(variables) ?? 0);
    try {
      const answer = await (shortcuts?.run(query, variables, call) ?? execute(query, variables, call));
      return withOutage(answer, isMutation);
    } finally {
      giveBack();
    }
  };
  async function planAll(): Promise<void> {
    for (const { query, kind, name } of known) {
      const variables = dummyVariables(schema, parse(query));
      const { status, body } = await run({ query, isMutation: kind === 'mutation' }, variables, dryCall);
      if (status !== 200) log.error({ operation: name, errors: body.errors }, 'operation cannot be planned');
      await new Promise((resolve) => setImmediate(resolve)); // Keeps health checks responsive.
      if (stopped) return;
    }
    log.info({ operations: known.length }, 'known operations are planned');
  }

  return {
    schema,
    find: createOperations({
      known,
      former,
      knownOnly,
      check: createChecker(schema, limits),
      costOf: (document) => costOf(schema, document, limits.maxCost),
    }),
    run,
    plan() {
      planning = planAll();
      return planning;
    },
    async stop() {
      stopped = true;
      await planning;
      await server.stop();
    },
  };
}

const dryCall: GraphCall = {
  identity: null,
  requestId: 'plan',
  clientIp: '',
  identify: async () => null,
  dry: true,
};
