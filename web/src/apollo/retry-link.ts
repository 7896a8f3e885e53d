import type { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { connection } from '../lib/connection/connection.ts';
import { toFailure } from './errors.ts';

const RETRIES = 3;
/** What a proxy answers that finds nobody behind it, as while the gateway starts again. */
const nobodyThere = [502, 503, 504];

/** Nobody has answered: neither the gateway, which says why it cannot, nor our own patience, which is over by then. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError ||
  (ServerError.is(error) && nobodyThere.includes(error.statusCode) && toFailure(error).code === '');

const isGivenUp = (operation: ApolloLink.Operation): boolean =>
  ((operation.getContext()['fetchOptions'] ?? {}) as RequestInit).signal?.aborted ?? false;

/** Who minds the moment of an answer, as it would move what is being read, asks again by itself. */
const isNoRetry = (operation: ApolloLink.Operation): boolean => operation.getContext()['noRetry'] === true;

/**
 * Asks again what got lost on the way, while the server can be reached. Writes are never sent again here: whoever writes finds out first
 * what became of it (`useSafeMutation`, `lib/save/saver.ts`). What cannot be reached is asked for again when it can (`lib/queries/poller.ts`).
 */
export const retryLink = new RetryLink({
  delay: { initial: 400, max: 4000, jitter: true },
  attempts: async (count, operation, error) =>
    count <= RETRIES &&
    operation.operationType === OperationTypeNode.QUERY &&
    isUnanswered(error) &&
    (await connection.answers()) &&
    !isGivenUp(operation) &&
    !isNoRetry(operation),
});
