import type { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { connection } from '../lib/connection/connection.ts';
import { toFailure } from './errors.ts';

const RETRIES = 3;
/** A proxy answers this while the gateway is down, for example during a restart. */
const unreachableStatuses = [502, 503, 504];

/** Whether no answer came: the gateway explains its failures, and after our own timeout a retry comes too late. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError ||
  (ServerError.is(error) && unreachableStatuses.includes(error.statusCode) && toFailure(error).code === '');

const isGivenUp = (operation: ApolloLink.Operation): boolean =>
  ((operation.getContext()['fetchOptions'] ?? {}) as RequestInit).signal?.aborted ?? false;

/** Some screens refetch themselves, because a late answer would move them while they are read. */
const isNoRetry = (operation: ApolloLink.Operation): boolean => operation.getContext()['noRetry'] === true;

/**
 * Retries lost queries while the server can be reached. Mutations are not retried here: their callers check the outcome
 * first (`useSafeMutation`, `lib/save/saver.ts`). While the server is unreachable, `lib/queries/poller.ts` retries
 * queries later.
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
