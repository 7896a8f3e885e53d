import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { afterFailure } from './after-failure.ts';
import { forgetFirstAnswers } from './first-answers.ts';
import { persistSoon } from './persisted-cache.ts';

/** The first of all links, so that each query and write is told of once, however often it was sent. */
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
