import { useState } from 'react';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MaybeMasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import type { Failure } from '../lib/failure.ts';
import { isUncertain, toFailure } from './errors.ts';

interface MutationOutcome<Data> {
  /** null after success. */
  failure: Failure | null;
  /** The answer; missing after a failure, or if only `isDone` proved the success. */
  data?: MaybeMasked<Data>;
}

interface MutateOptions<Data> {
  optimisticResponse?: Data;
  /** The screen already shows the change, without an optimistic response. */
  isShown?: boolean;
  /** Whether the cache proves the success; called after an uncertain outcome and a refetch of all active queries. */
  isDone?: () => boolean;
}

type SafeMutate<Data, Variables> = (
  variables: Variables,
  call?: MutateOptions<Data>,
) => Promise<MutationOutcome<Data>>;

/**
 * The mutation hook of all screens; tipps and winner tipps have savers. It never throws, and it verifies an uncertain
 * outcome before reporting a failure.
 */
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
      // `keepalive` sends a shown change even when the page is closed right after the tap.
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
