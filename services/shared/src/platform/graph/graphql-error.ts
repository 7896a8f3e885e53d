import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, GENERIC_MESSAGE, outcomeUnknown, conflict } from '../../contracts/errors/app-error.ts';
import { outageOf } from '../mongo/outage.ts';
import { readWrongVariable, WRONG_INPUT_MESSAGE } from './wrong-variable.ts';
import { CHANGED_MEANWHILE } from '../mongo/change-versioned.ts';
import { isDuplicateKey } from '../mongo/duplicate-key.ts';

/** Names of the errors that the driver throws before it sends a command. */
const notSent = new Set(['MongoInvalidArgumentError', 'MongoMissingDependencyError', 'MongoParseError']);

/**
 * Server codes of a permanent refusal: BadValue, Unauthorized, TypeMismatch, IllegalOperation, invalid field names
 * (52, 56, 57), ImmutableField, DocumentValidationFailure, BSONObjectTooLarge and so on.
 */
const codes = new Set<unknown>([2, 9, 13, 14, 16, 18, 20, 28, 40, 52, 56, 57, 59, 66, 121, 10_334, 17_280]);

/** True when the database refused a write, and would refuse it again. */
const isRefusal = (error: Error & { code?: unknown }): boolean =>
  notSent.has(error.name) ||
  (error.name === 'MongoServerError' && (codes.has(error.code) || isDuplicateKey(error)));

const clientFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
]);

const DATABASE_ERROR = /^Mongo[A-Z]/;
/** Marks an error of a mutation in its extensions. */
export const OF_WRITE = 'ofWrite';

/** The outcome of a write is unknown after every database error except a clear refusal. */
function toClientError(cause: unknown, error: unknown, log: Logger): unknown {
  if (!(cause instanceof Error)) return cause;
  const ofWrite = error instanceof GraphQLError && error.extensions[OF_WRITE] === true;
  const outage = outageOf(cause, { ofWrite });
  if (outage) {
    log.warn({ reason: cause.message, kind: cause.name }, 'the database does not answer');
    return outage;
  }
  if (!ofWrite || !DATABASE_ERROR.test(cause.name)) return cause;
  if (isRefusal(cause)) {
    if (!isDuplicateKey(cause)) return cause;
    log.error({ err: cause }, 'a unique value that was taken');
    return conflict(CHANGED_MEANWHILE);
  }
  log.error({ err: cause }, 'a write whose outcome is not known');
  return outcomeUnknown();
}

/** Unwraps the error that a resolver threw from GraphQL's own error. */
const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.path && error.originalError ? error.originalError : error;

/**
 * Formats errors for clients. An `AppError` keeps its code, message and field. The client's own GraphQL mistakes are
 * passed through. Anything else is logged, and the client gets the generic message without a stack trace.
 */
export function formatGraphqlError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = toClientError(causeOf(error), error, log);
    if (cause instanceof AppError) {
      const { code, field, retryAfterSeconds } = cause;
      return { message: cause.message, path: formatted.path, extensions: { code, field, retryAfterSeconds } };
    }
    const wrong = error instanceof GraphQLError ? readWrongVariable(formatted.message) : null;
    if (wrong) return { message: WRONG_INPUT_MESSAGE, extensions: { code: 'BAD_USER_INPUT', ...wrong } };
    const code = String(formatted.extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR');
    if (error instanceof GraphQLError && clientFaults.has(code)) {
      return { message: formatted.message, path: formatted.path, extensions: { code } };
    }
    log.error({ err: cause, path: formatted.path }, 'unexpected error in a resolver');
    return { message: GENERIC_MESSAGE, path: formatted.path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}
