import type { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { connection } from '../lib/connection/connection.ts';
import { toFailure } from './errors.ts';

const RETRIES = 3;
/** A proxy answers so when it finds nobody behind it, as while the gateway starts again. */
const unreachableStatuses = [502, 503, 504];

/** Nobody has answered: neither the gateway, which says why it cannot, nor our own patience, which is over by then. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError ||
  (ServerError.is(error) && unreachableStatuses.includes(error.statusCode) && toFailure(error).code === '');

const isGivenUp = (operation: ApolloLink.Operation): boolean =>
  ((operation.getContext()['fetchOptions'] ?? {}) as RequestInit).signal?.aborted ?? false;

/** A screen that an answer would move while it is being read refetches by itself. */
const isNoRetry = (operation: ApolloLink.Operation): boolean => operation.getContext()['noRetry'] === true;

/**
 * Repeats requests that got lost on the way, while the server can be reached. Writes are never repeated here: their callers first find out
 * what became of them (`useSafeMutation`, `lib/save/saver.ts`). Queries to a server that cannot be reached are repeated when it can
 * (`lib/queries/poller.ts`).
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
