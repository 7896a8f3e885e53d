import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, GENERIC_MESSAGE, outcomeUnknown, conflict } from '../../contracts/errors/app-error.ts';
import { outageOf } from '../mongo/outage.ts';
import { readWrongVariable, WRONG_INPUT_MESSAGE } from './wrong-variable.ts';
import { CHANGED_MEANWHILE } from '../mongo/change-versioned.ts';
import { isDuplicateKey } from '../mongo/duplicate-key.ts';

/** Names of the errors by which the driver refuses a command before it sends anything. */
const notSent = new Set(['MongoInvalidArgumentError', 'MongoMissingDependencyError', 'MongoParseError']);

/**
 * Codes by which a server refuses a command for good: BadValue, Unauthorized, TypeMismatch,
 * IllegalOperation, the fields' names (52, 56, 57), ImmutableField, DocumentValidationFailure, BSONObjectTooLarge and so on.
 */
const codes = new Set<unknown>([2, 9, 13, 14, 16, 18, 20, 28, 40, 52, 56, 57, 59, 66, 121, 10_334, 17_280]);

/** True when the database did not take a write and sending it again would change nothing of that. */
const isRefusal = (error: Error & { code?: unknown }): boolean =>
  notSent.has(error.name) ||
  (error.name === 'MongoServerError' && (codes.has(error.code) || isDuplicateKey(error)));

/** The error for the caller of such a write, where another one has taken the same unique value. */
const conflictOfRefusal = (error: Error): AppError | undefined =>
  isDuplicateKey(error) ? conflict(CHANGED_MEANWHILE) : undefined;

const clientFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
]);

const DATABASE_ERROR = /^Mongo[A-Z]/;
/** In an error's extensions: it is one of a mutation. */
export const OF_WRITE = 'ofWrite';

/** After any other error of the database than a clear refusal, nobody knows whether the write was done. */
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
    const conflict = conflictOfRefusal(cause);
    if (conflict) log.error({ err: cause }, 'a unique value that was taken');
    return conflict ?? cause;
  }
  log.error({ err: cause }, 'a write whose outcome is not known');
  return outcomeUnknown();
}

/** The error that a resolver threw, without the one that GraphQL wraps around it. */
const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.path && error.originalError ? error.originalError : error;

/**
 * How errors show: an `AppError` shows with its code, message and field; the client's own GraphQL mistakes show
 * as they are; anything else is logged and shows as the generic message, without a stack trace.
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
