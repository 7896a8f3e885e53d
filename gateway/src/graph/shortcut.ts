import type { GatewayConfig, GraphQLDataSource } from '@apollo/gateway';
import { Kind, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphAnswer, GraphCall, GraphContext } from './call.ts';
import type { PoolDataSource } from './data-source.ts';
import { CACHED_CHARACTERS } from './operations.ts';

type QueryPlan = Parameters<NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>>[0]['queryPlan'];
type Fetch = { run: ReturnType<PoolDataSource['prepare']>; variableNames: readonly string[] };

type Options = {
  dataSource(name: string): PoolDataSource | GraphQLDataSource<GraphContext>;
  formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
};

/**
 * Passes an operation whose plan is a single fetch directly to its subgraph. The subgraph's answer already has the
 * right shape, so the gateway's post-processing has nothing to do. Other operations run through @apollo/gateway. A test
 * compares both ways.
 */
export function createShortcuts({ dataSource, formatError }: Options) {
  const known = new LRUCache<string, Fetch | false>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_fetch, query) => query.length,
  });
  return {
    /** Analyses a plan once, and caches the result, also when there is no shortcut. */
    learn(query: string, document: DocumentNode, plan: QueryPlan): void {
      if (!known.has(query)) known.set(query, singleFetch(document, plan, dataSource));
    },
    /** Fetches the answer from the only subgraph that an operation needs; undefined when it needs more. */
    run(
      query: string,
      variables: Record<string, unknown> | undefined,
      call: GraphCall,
    ): Promise<GraphAnswer> | undefined {
      const fetch = known.get(query);
      return fetch ? send(fetch, variables, call, formatError) : undefined;
    },
  };
}

function singleFetch(
  document: DocumentNode,
  { node }: QueryPlan,
  dataSource: Options['dataSource'],
): Fetch | false {
  if (node?.kind !== 'Fetch' || !rootHasFieldsOnly(document)) return false;
  const { serviceName, operation, variableUsages = [], requires, ...rest } = node;
  const rewrites = [rest.inputRewrites, rest.outputRewrites, rest.contextRewrites];
  if (requires?.length || rewrites.some((list) => list?.length)) return false;
  const source = dataSource(serviceName);
  return 'prepare' in source && { run: source.prepare(operation), variableNames: variableUsages };
}

/** The gateway itself answers the root's `__typename`, which a fragment might contain. */
function rootHasFieldsOnly({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && !selection.name.value.startsWith('__'),
      ),
  );
}

async function send(
  { run, variableNames }: Fetch,
  given: Record<string, unknown> | undefined,
  call: GraphCall,
  formatError: Options['formatError'],
): Promise<GraphAnswer> {
  const variables: Record<string, unknown> = {};
  for (const name of variableNames) if (given?.[name] !== undefined) variables[name] = given[name];
  const answer = await run(variables, call);
  if (typeof answer === 'string') return { status: 200, text: answer, body: {} };
  const { data, errors } = answer;
  if (!errors?.length) return { status: 200, body: { data } };
  const formatted = errors.map((error) => formatError(ofSubgraph(error), error));
  // Missing data means that the execution never began, because the variables were invalid.
  const refused = data === undefined && formatted[0]?.extensions?.['code'] === 'BAD_USER_INPUT';
  return refused
    ? { status: 400, body: { errors: formatted } }
    : { status: 200, body: { errors: formatted, data: data ?? null } };
}

const ofSubgraph = ({ message, path, extensions }: GraphQLFormattedError): GraphQLFormattedError => ({
  message,
  path,
  extensions: { ...extensions, serviceName: 'subgraph' },
});
