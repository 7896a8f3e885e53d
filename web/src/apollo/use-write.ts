import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MaybeMasked } from '@apollo/client/masking';
import { useMutation } from '@apollo/client/react';
import type { Failure } from '../lib/failure.ts';
import { isUncertain, toFailure } from './errors.ts';

export interface Written<Data> {
  /** null when it worked. */
  failure: Failure | null;
  /** The answer; missing with a failure, and where only a second look has told that it worked. */
  data?: MaybeMasked<Data>;
}

interface WriteCall<Data> {
  optimisticResponse?: Data;
  /** The screen shows it as done already, without an optimistic answer. */
  isShown?: boolean;
  /** Whether the cache shows it done: asked after an outcome that nobody knew, when all on the screen was asked anew. */
  isDone?: () => boolean;
}

type Write<Data, Variables> = (variables: Variables, call?: WriteCall<Data>) => Promise<Written<Data>>;

/** How every screen writes, but for tipps: never throws, and an unknown outcome is looked at before it counts as a failure. */
export const useWrite = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: Pick<useMutation.Options<Data, Variables>, 'update'> = {},
): [Write<Data, Variables>, { isBusy: boolean }] => {
  const [mutate, { loading }] = useMutation(document, options as never);
  const write: Write<Data, Variables> = async (variables, { isDone, isShown, optimisticResponse } = {}) => {
    try {
      // What is shown as done at once arrives even when the page is closed right after the tap.
      const context = isShown || optimisticResponse ? { fetchOptions: { keepalive: true } } : undefined;
      const { data } = await mutate({ variables, optimisticResponse, context } as never);
      return { failure: null, data: data as MaybeMasked<Data> };
    } catch (error) {
      const failure = toFailure(error);
      return { failure: isUncertain(failure) && isDone?.() ? null : failure };
    }
  };
  return [write, { isBusy: loading }];
};
