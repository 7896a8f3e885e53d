import { AppError, GENERIC_MESSAGE, httpStatusByCode } from '@tippspiel/shared/errors/app-error';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

const WRONG_FORMAT = 'Die Eingabe ist unvollständig oder hat ein falsches Format.';
/** The client's own mistakes in an operation; players never see them, developers need the text. */
const ofTheOperation = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST']);

/**
 * Apollo's `formatError` at the edge: what a subgraph says with one of our codes passes with message and field; a
 * variable of the wrong type gets a German message; anything else is logged and shows as the generic message.
 */
export function formatGatewayError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { code, field, retryAfterSeconds, serviceName } = formatted.extensions ?? {};
    const { path } = formatted;
    if (typeof code === 'string' && code in httpStatusByCode) {
      if (serviceName === undefined && code === 'BAD_USER_INPUT' && !(error instanceof AppError)) {
        const extensions = { code, field: fieldOf(formatted.message) };
        return { message: WRONG_FORMAT, path, extensions };
      }
      return { message: formatted.message, path, extensions: { code, field, retryAfterSeconds } };
    }
    if (serviceName === undefined && ofTheOperation.has(String(code))) {
      return { message: formatted.message, path, locations: formatted.locations, extensions: { code } };
    }
    log.error({ err: error, path, subgraph: serviceName }, 'unexpected error in the graph');
    return { message: GENERIC_MESSAGE, path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}

/** graphql-js names the place of a wrong value as `at "input.goalsTeam1"`, or the field that is missing. */
function fieldOf(message: string): string | undefined {
  const place = /at "(?:input\.)?([\w.]+)"/.exec(message)?.[1];
  const missing = /Field "(\w+)" of required type/.exec(message)?.[1];
  return missing ?? (place === 'input' ? undefined : place);
}
