import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import { SaveBonusAnswerDocument } from './bonus.generated.ts';

/** The states of the specification, chapter 4: idle, saving, saved, error. */
export type AnswerState = 'idle' | 'saving' | 'saved' | Failure;

interface SaveAnswer {
  state: AnswerState;
  /** @param selectionId 0 without a choice; the server then takes the first. @returns whether it is stored */
  save: (selectionId: number) => Promise<boolean>;
  /** Clears the last outcome after the player has chosen another answer. */
  reset: () => void;
}

export const useSaveAnswer = (questionId: number): SaveAnswer => {
  const { cache } = useApolloClient();
  const [mutate] = useSafeMutation(SaveBonusAnswerDocument);
  const [state, setState] = useState<AnswerState>('idle');
  const isStored = (selectionId: number): boolean => {
    let stored: number | null = null;
    const id = cache.identify({ __typename: 'BonusQuestion', id: questionId });
    cache.modify({ id, fields: { ownSelectionId: (value: number | null) => (stored = value) } });
    return stored === selectionId;
  };
  return {
    state,
    save: async (selectionId) => {
      setState('saving');
      const isDone = (): boolean => isStored(selectionId || 1);
      const { failure } = await mutate({ input: { questionId, selectionId } }, { isDone });
      setState(failure ?? 'saved');
      return failure === null;
    },
    reset: () => setState('idle'),
  };
};
