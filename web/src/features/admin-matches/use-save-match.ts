import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { SaveMatchDocument } from './admin-matches.generated.ts';
import type { MatchValues } from './use-match-draft.ts';

interface SaveMatch {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why it failed, in German. */
  message: string;
  save: (values: MatchValues) => Promise<boolean>;
  /** The entry has changed again: what was said about the last one no longer holds. */
  reset: () => void;
}

/** Not optimistic: an operator must see what is stored. The evaluation becomes due with the answer. */
export const useSaveMatch = (matchId: number): SaveMatch => {
  const [mutate] = useMutation(SaveMatchDocument);
  const [status, setStatus] = useState<SaveMatch['status']>('idle');
  const [message, setMessage] = useState('');
  const save = (values: MatchValues): Promise<boolean> => {
    setStatus('saving');
    return mutate({ variables: { input: { matchId, ...values } } }).then(
      () => {
        setStatus('saved');
        return true;
      },
      (error: unknown) => {
        setMessage(toFailure(error).message);
        setStatus('failed');
        return false;
      },
    );
  };
  return { status, message, save, reset: () => setStatus('idle') };
};
