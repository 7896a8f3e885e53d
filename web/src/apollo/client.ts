import { ApolloClient, ApolloLink } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { connection } from '../lib/connection/connection.ts';
import { reloadWhenSafe } from '../lib/connection/version.ts';
import { refetchActive } from '../lib/queries/active-queries.ts';
import { leaveWhenLoggedOut } from '../lib/session/session-change.ts';
import { isUncertain, toFailure } from './errors.ts';
import { forgetFirstAnswers } from './first-answers.ts';
import { gatewayLink } from './gateway-link.ts';
import { persistSoon } from './persisted-cache.ts';

/** A failure is reported after this time, even if the refetch is still running. */
const REFETCH_MS = 8000;

const refetchAll = (): Promise<unknown> =>
  Promise.race([refetchActive(), new Promise((resolve) => setTimeout(resolve, REFETCH_MS))]);

interface Context {
  kind: OperationTypeNode;
  /** The mutation checks its uncertain outcomes itself: `context: {verifiesItself: true}`. */
  verifiesItself: boolean;
}

/**
 * Handles failures for the whole page. A mutation that was not refused may have been done: all active queries are
 * refetched before the failure is reported. Until then optimistic values stay.
 */
const afterFailure = async (error: unknown, { kind, verifiesItself }: Context): Promise<void> => {
  const failure = toFailure(error);
  if (failure.code === 'UNAUTHENTICATED') leaveWhenLoggedOut();
  if (failure.code === 'OLD_PAGE') reloadWhenSafe();
  if (kind === OperationTypeNode.MUTATION && !verifiesItself && isUncertain(failure)) await refetchAll();
};

/** The first link: it sees each operation once, without the retries. */
export const afterLink = new ApolloLink(
  (operation, forward) =>
    new Observable<ApolloLink.Result>((observer) => {
      const context = {
        kind: operation.operationType,
        verifiesItself: operation.getContext()['verifiesItself'] === true,
      };
      if (context.kind === OperationTypeNode.MUTATION) forgetFirstAnswers();
      const answer = (result: ApolloLink.Result): void => {
        observer.next(result);
        observer.complete();
      };
      const subscription = forward(operation).subscribe({
        next: (result) => {
          if (result.errors)
            return void afterFailure(new CombinedGraphQLErrors(result), context).then(() => answer(result));
          answer(result);
          if (context.kind === OperationTypeNode.MUTATION) persistSoon();
        },
        error: (error: unknown) => void afterFailure(error, context).then(() => observer.error(error)),
      });
      return () => subscription.unsubscribe();
    }),
);

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

export const createClient = (cache: InMemoryCache): ApolloClient =>
  new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([afterLink, retryLink, gatewayLink]),
  });
