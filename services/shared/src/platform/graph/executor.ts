import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
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

/**
 * In production the gateway sends few different texts: the manifest's operations and those of earlier builds, as its
 * query plans split them. A compiled operation takes some 300 times the memory of its text.
 */
const CACHED_CHARACTERS = 256 * 1024;
/** As in graphql-js. */
const MAX_VARIABLE_ERRORS = 50;

type Compiled = {
  query: CompiledQuery['query'];
  variables: readonly VariableDefinitionNode[];
  /** Set for a mutation. */
  write?: OperationDefinitionNode;
};
type Refused = { errors: readonly GraphQLError[] };

/**
 * Executes operations on a schema. Parses, validates and compiles each text once (docs/adr/0018-lean-gateway.md). The
 * gateway does the rest of Apollo Server's work. Compiled operations call no functions found in a parent's properties:
 * a computed field needs a resolver. `data` is missing when the execution never began.
 */
export function createExecutor<Context>({ schema, formatError, countWrite }: Options) {
  const operations = new LRUCache<string, Compiled | Refused>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_operation, query) => query.length,
  });

  function read(query: string): Compiled | Refused {
    const known = operations.get(query);
    if (known) return known;
    const read = compile(schema, query);
    operations.set(query, read);
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
    const operation = read(query);
    if ('errors' in operation) return { errors: format(operation.errors, 'GRAPHQL_VALIDATION_FAILED') };
    const { write } = operation;
    // graphql-jit would apply no default values of input fields, and name no field in its errors.
    const { coerced, errors: wrong } = getVariableValues(schema, operation.variables, variables ?? {}, {
      maxErrors: MAX_VARIABLE_ERRORS,
    });
    if (wrong) return { errors: format(wrong, 'BAD_USER_INPUT') };
    const { data, errors: failures }: ExecutionResult = await operation.query(
      undefined,
      contextValue,
      coerced,
    );
    if (!failures?.length) {
      if (write) countFields(write, []);
      return { data };
    }
    const errors = failures.map(toGraphqlError);
    if (write) for (const { extensions } of errors) extensions[OF_WRITE] = true;
    const formatted = format(errors, 'INTERNAL_SERVER_ERROR');
    if (write) countFields(write, formatted);
    return { data, errors: formatted };
  };
}

/** The compiler's own errors lack what graphql-js gives its errors. */
const toGraphqlError = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });

/**
 * graphql-jit writes an operation's literals into the code that it generates. It marks dates and special numbers by texts
 * with this beginning, and inserts what follows as code. A caller must not send such a text. Variables are never code.
 */
const CODE_MARK = '__MAGIC_';

function dangerousTexts(document: DocumentNode): GraphQLError[] {
  const found: GraphQLError[] = [];
  visit(document, {
    StringValue({ value }) {
      if (value.includes(CODE_MARK)) found.push(new GraphQLError(`A text must not contain ${CODE_MARK}.`));
    },
  });
  return found;
}

function compile(schema: GraphQLSchema, query: string): Compiled | Refused {
  try {
    const document = parse(query);
    const errors = [...validate(schema, document), ...dangerousTexts(document)];
    if (errors.length) return { errors };
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) return { errors: (compiled.errors ?? []).map(toGraphqlError) };
    const operation = getOperationAST(document);
    return {
      query: compiled.query,
      variables: operation?.variableDefinitions ?? [],
      write: operation?.operation === OperationTypeNode.MUTATION ? operation : undefined,
    };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
