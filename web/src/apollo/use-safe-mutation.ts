import { useState } from 'react';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MaybeMasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import type { Failure } from '../lib/failure.ts';
import { isUncertain, toFailure } from './errors.ts';

export interface MutationOutcome<Data> {
  /** null when it worked. */
  failure: Failure | null;
  /** The answer; missing with a failure, and where only a second look has told that it worked. */
  data?: MaybeMasked<Data>;
}

interface MutateOptions<Data> {
  optimisticResponse?: Data;
  /** The screen shows it as done already, without an optimistic answer. */
  isShown?: boolean;
  /** Whether the cache shows it done: asked after an outcome that nobody knew, when all on the screen was asked again. */
  isDone?: () => boolean;
}

type SafeMutate<Data, Variables> = (
  variables: Variables,
  call?: MutateOptions<Data>,
) => Promise<MutationOutcome<Data>>;

/** How every screen writes, but for tipps: never throws, and an unknown outcome is looked at before it counts as a failure. */
export const useSafeMutation = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { update }: Pick<ApolloClient.MutateOptions<Data, Variables>, 'update'> = {},
): [SafeMutate<Data, Variables>, { isBusy: boolean }] => {
  const client = useApolloClient();
  const [underWay, setUnderWay] = useState(0);
  const mutate: SafeMutate<Data, Variables> = async (
    variables,
    { isDone, isShown, optimisticResponse } = {},
  ) => {
    setUnderWay((count) => count + 1);
    try {
      // A change that is shown as done at once arrives even when the page is closed right after the tap.
      const context = isShown || optimisticResponse ? { fetchOptions: { keepalive: true } } : undefined;
      const { data } = await client.mutate<Data, Variables>({
        ...{ mutation: document, optimisticResponse, context, update },
        variables,
      } as ApolloClient.MutateOptions<Data, Variables>);
      return { failure: null, data };
    } catch (error) {
      const failure = toFailure(error);
      return { failure: isUncertain(failure) && isDone?.() ? null : failure };
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return [mutate, { isBusy: underWay > 0 }];
};
