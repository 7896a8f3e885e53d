import {
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { OF_WRITE } from './graphql-error.ts';

export type Operation = { query: string; variables?: Record<string, unknown> };
export type Answer = { data?: ExecutionResult['data']; errors?: GraphQLFormattedError[] };

type Options = {
  schema: GraphQLSchema;
  formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  /** Called for each root field of an executed mutation, with `done` or the code of its failure. */
  countWrite?(field: string, outcome: string): void;
};

/** The gateway sends few different texts: the manifest's operations, as its query plans split them. */
const MAX_CACHED = 2_000;

/**
 * Executes operations on a schema, and parses and validates each text once. The gateway does the rest of Apollo
 * Server's work (docs/adr/0018-lean-gateway.md). `data` is missing when the execution never began.
 */
export function createExecutor<Context>({ schema, formatError, countWrite }: Options) {
  const documents = new LRUCache<string, DocumentNode | { errors: readonly GraphQLError[] }>({
    max: MAX_CACHED,
  });

  function read(query: string): DocumentNode | { errors: readonly GraphQLError[] } {
    const known = documents.get(query);
    if (known) return known;
    const read = check(schema, query);
    documents.set(query, read);
    return read;
  }

  const format = (errors: readonly GraphQLError[], code: string): GraphQLFormattedError[] =>
    errors.map((error) => {
      const { extensions, ...formatted } = error.toJSON();
      return formatError({ ...formatted, extensions: { code, ...extensions } }, error);
    });

  /** Counts only errors of the root fields. An error deeper in the payload does not mean that the write failed. */
  function countFields({ selectionSet }: OperationDefinitionNode, errors: GraphQLFormattedError[]): void {
    for (const selection of selectionSet.selections) {
      if (selection.kind !== Kind.FIELD) continue;
      const key = selection.alias?.value ?? selection.name.value;
      const failure = errors.find(({ path }) => path?.length === 1 && path[0] === key);
      countWrite?.(selection.name.value, failure ? String(failure.extensions?.['code']) : 'done');
    }
  }

  return async ({ query, variables }: Operation, contextValue: Context): Promise<Answer> => {
    const document = read(query);
    if ('errors' in document) return { errors: format(document.errors, 'GRAPHQL_VALIDATION_FAILED') };
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    const operation = getOperationAST(document);
    const write = operation?.operation === OperationTypeNode.MUTATION ? operation : undefined;
    if (!errors?.length) {
      if (write) countFields(write, []);
      return { data };
    }
    if (write) for (const { extensions } of errors) extensions[OF_WRITE] = true;
    // Missing data means that the variables were invalid.
    if (data === undefined) return { errors: format(errors, 'BAD_USER_INPUT') };
    const formatted = format(errors, 'INTERNAL_SERVER_ERROR');
    if (write) countFields(write, formatted);
    return { data, errors: formatted };
  };
}

function check(schema: GraphQLSchema, query: string): DocumentNode | { errors: readonly GraphQLError[] } {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    return errors.length ? { errors } : document;
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
