import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import { SaveBonusAnswerDocument } from './bonus.generated.ts';

/** @returns a function that stores a choice; without one (0) the server takes the first */
export const useSaveAnswer = (questionId: number): ((selectionId: number) => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const [mutate] = useSafeMutation(SaveBonusAnswerDocument);
  const isStored = (selectionId: number): boolean => {
    let stored: number | null = null;
    const id = cache.identify({ __typename: 'BonusQuestion', id: questionId });
    cache.modify({ id, fields: { ownSelectionId: (value: number | null) => (stored = value) } });
    return stored === selectionId;
  };
  return async (selectionId) => {
    const isDone = (): boolean => isStored(selectionId || 1);
    return (await mutate({ input: { questionId, selectionId } }, { isDone })).failure;
  };
};
