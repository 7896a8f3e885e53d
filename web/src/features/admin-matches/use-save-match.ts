import { useState } from 'react';
import { useWrite } from '../../apollo/use-write.ts';
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
  const [write] = useWrite(SaveMatchDocument);
  const [status, setStatus] = useState<SaveMatch['status']>('idle');
  const [message, setMessage] = useState('');
  const save = async (values: MatchValues): Promise<boolean> => {
    setStatus('saving');
    const { failure } = await write({ input: { matchId, ...values } });
    setMessage(failure?.message ?? '');
    setStatus(failure ? 'failed' : 'saved');
    return failure === null;
  };
  return { status, message, save, reset: () => setStatus('idle') };
};
