import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode, type OperationTypeNode as Kind } from 'graphql';
import { Observable } from 'rxjs';
import { forgetFirstAnswers } from './first-answers.ts';
import { persistSoon } from './persisted-cache.ts';
import { refetchActive } from '../lib/queries/active-queries.ts';
import { leaveWhenLoggedOut } from '../lib/session/session-change.ts';
import { reloadWhenSafe } from '../lib/connection/version.ts';
import { isUncertain, toFailure } from './errors.ts';

/** A failure is reported after this time, even if the refetch is still running. */
const REFETCH_MS = 8000;

const refetchAll = (): Promise<unknown> =>
  Promise.race([refetchActive(), new Promise((resolve) => setTimeout(resolve, REFETCH_MS))]);

interface Context {
  kind: Kind;
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
      const about = {
        kind: operation.operationType,
        verifiesItself: operation.getContext()['verifiesItself'] === true,
      };
      if (about.kind === OperationTypeNode.MUTATION) forgetFirstAnswers();
      const answer = (result: ApolloLink.Result): void => {
        observer.next(result);
        observer.complete();
      };
      const subscription = forward(operation).subscribe({
        next: (result) => {
          if (result.errors)
            return void afterFailure(new CombinedGraphQLErrors(result), about).then(() => answer(result));
          answer(result);
          if (about.kind === OperationTypeNode.MUTATION) persistSoon();
        },
        error: (error: unknown) => void afterFailure(error, about).then(() => observer.error(error)),
      });
      return () => subscription.unsubscribe();
    }),
);
