import { GENERIC_MESSAGE, httpStatusByCode } from '@tippspiel/shared/contracts/errors/app-error';
import { readWrongVariable, WRONG_INPUT_MESSAGE } from '@tippspiel/shared/platform/graph/wrong-variable';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { NOT_READABLE } from './limits.ts';

/** The client's own mistakes in an operation. */
const ofTheOperation = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST']);

/**
 * Apollo's `formatError` for clients. A subgraph's error with one of our codes keeps its message and field. A variable
 * of the wrong type gets a German message. Anything else is logged, and the client gets the generic message.
 */
export function formatGatewayError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { code, field, retryAfterSeconds, serviceName } = formatted.extensions ?? {};
    const { path } = formatted;
    const wrong = serviceName === undefined ? readWrongVariable(formatted.message) : null;
    if (wrong) return { message: WRONG_INPUT_MESSAGE, extensions: { code: 'BAD_USER_INPUT', ...wrong } };
    if (typeof code === 'string' && code in httpStatusByCode) {
      return { message: formatted.message, path, extensions: { code, field, retryAfterSeconds } };
    }
    if (serviceName === undefined && ofTheOperation.has(String(code))) {
      const { message: detail, locations } = formatted; // GraphQL's own words, for developers
      return { message: NOT_READABLE, path, locations, extensions: { code, detail } };
    }
    log.error({ err: error, path, subgraph: serviceName }, 'unexpected error in the graph');
    return { message: GENERIC_MESSAGE, path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}
