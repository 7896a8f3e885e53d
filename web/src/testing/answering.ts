import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, defaultFieldResolver, execute, parse, type GraphQLError } from 'graphql';
import type { Mutation, Query } from '../generated/schema.ts';
import { Failure, Unreachable } from './failure.ts';

type Outcome<T> = T | Failure | Unreachable;
/** A value, or a function of the field's arguments, possibly async: `({ input }: MutationAddCommentArgs) => …`. */
type Answer<T> = Outcome<T> | ((args: never) => Outcome<T> | Promise<Outcome<T>>);
type Fields = Omit<Query, '__typename'> & Omit<Mutation, '__typename'>;

/** The gateway's answers by field of Query and Mutation. An operation selects the fields it needs. */
export type Answers = { [Field in keyof Fields]?: Answer<Fields[Field]> };

/**
 * Answers for one operation, by its name: `Profile: failure('UNAVAILABLE', '…')`,
 * `Favorites: ({ page }: FavoritesQueryVariables) => …`.
 */
export type Operations = Record<
  string,
  Outcome<Answers> | ((variables: never) => Outcome<Answers> | Promise<Outcome<Answers>>)
>;

interface Request {
  operationName: string;
  variables: Record<string, unknown>;
  query: string;
}

export interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../gateway/api.graphql'), 'utf8'), {
  assumeValid: true,
});

const isRefusal = (value: unknown): value is Failure | Unreachable =>
  value instanceof Failure || value instanceof Unreachable;

/** Executes the app's operations with the test's answers. It records requests without an answer as faults. */
export const createAnswering = (answers: Answers, operations: Operations) => {
  const sent: Sent[] = [];
  const faults: string[] = [];

  const rootOf = async ({ operationName, variables }: Request): Promise<Answers> => {
    const own = operations[operationName];
    const outcome = await (typeof own === 'function' ? own(variables as never) : own);
    if (isRefusal(outcome)) throw outcome;
    return { ...answers, ...outcome };
  };

  const told = (error: GraphQLError, name: string) => {
    const cause = error.originalError;
    if (cause instanceof Unreachable) throw cause;
    if (cause instanceof Failure) return { ...cause.told, path: error.path };
    faults.push(`${name}: ${error.path?.join('.') ?? ''}: ${error.message}`);
    return { message: error.message, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };

  const answer = async (request: Request): Promise<object> => {
    const { operationName: name, variables, query } = request;
    sent.push({ name, variables });
    try {
      const rootValue = await rootOf(request);
      const { data, errors } = await execute({
        schema,
        document: parse(query, { noLocation: true }),
        rootValue,
        variableValues: variables,
        fieldResolver: (source, args, context, info) => {
          if (source === rootValue && !(info.fieldName in source))
            throw new Error(`the test has no answer to ${info.parentType.name}.${info.fieldName}`);
          return defaultFieldResolver(source, args, context, info);
        },
      });
      return errors ? { data, errors: errors.map((error) => told(error, name)) } : { data };
    } catch (error) {
      if (error instanceof Failure) return { data: null, errors: [error.told] };
      throw error;
    }
  };

  return {
    sent,
    /** Errors, and requests that the test has no answer to. */
    faults,
    answer,
    change: (more: Answers, moreOperations: Operations = {}): void => {
      Object.assign(answers, more);
      Object.assign(operations, moreOperations);
    },
  };
};
