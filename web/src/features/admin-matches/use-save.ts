import { useState } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';

interface Save<Variables> {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  failure: Failure | null;
  save: (variables: Variables) => Promise<Failure | null>;
  /** Clears the last outcome after the entry has changed again. */
  reset: () => void;
}

/**
 * Not optimistic, because an operator must see the stored state. It is refetched, because other slots may change and
 * somebody else may have made entries.
 * @param shown the queries that show it
 */
export const useSave = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  shown: readonly string[],
): Save<Variables> => {
  const [mutate] = useSafeMutation(document);
  const [status, setStatus] = useState<Save<Variables>['status']>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const save: Save<Variables>['save'] = async (variables) => {
    setStatus('saving');
    const written = await mutate(variables);
    if (!written.failure || written.failure.code === 'CONFLICT')
      await Promise.all(shown.map((name) => refetchActive(name)));
    setFailure(written.failure);
    setStatus(written.failure ? 'failed' : 'saved');
    return written.failure;
  };
  return { status, failure, save, reset: () => setStatus('idle') };
};
