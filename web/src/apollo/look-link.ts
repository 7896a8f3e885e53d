import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, concatMap, from, map, of, throwError, type Observable } from 'rxjs';
import { askAgain } from '../lib/ask-again.ts';
import { isUncertain, toFailure } from './errors.ts';

/** So long a player waits for a second look. */
const LOOK_MS = 8000;

const look = (): Observable<unknown> =>
  from(Promise.race([askAgain(), new Promise((resolve) => setTimeout(resolve, LOOK_MS))]));

const isUnclear = (error: unknown): boolean => isUncertain(toFailure(error));

/**
 * Nobody knows whether a write was done that was not refused: all that is on the screen is asked anew before the failure is told.
 * What was shown in advance stands until then. A write with `context: {ownLook: true}` sees to it itself.
 */
export const lookLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  if (operation.operationType !== OperationTypeNode.MUTATION || operation.getContext()['ownLook'])
    return answer;
  return answer.pipe(
    concatMap((result) =>
      result.errors && isUnclear(new CombinedGraphQLErrors(result))
        ? look().pipe(map(() => result))
        : of(result),
    ),
    catchError((error: unknown) =>
      isUnclear(error) ? look().pipe(concatMap(() => throwError(() => error))) : throwError(() => error),
    ),
  );
});
