import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { SaveMatchDocument, type SaveMatchInput } from './admin-matches.generated.ts';

interface SaveMatch {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  failure: Failure | null;
  save: (input: Omit<SaveMatchInput, 'matchId'>) => Promise<Failure | null>;
  /** Clears the last outcome after the entry has changed again. */
  reset: () => void;
}

/**
 * Not optimistic, because an operator must see the stored state. The answer marks the evaluation as due. The matches
 * are refetched, because other slots may change and somebody else may have made entries.
 */
export const useSaveMatch = (matchId: number): SaveMatch => {
  const [mutate] = useSafeMutation(SaveMatchDocument);
  const [status, setStatus] = useState<SaveMatch['status']>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const save: SaveMatch['save'] = async (input) => {
    setStatus('saving');
    const written = await mutate({ input: { matchId, ...input } });
    if (!written.failure || written.failure.code === 'CONFLICT') await refetchActive('AdminMatches');
    setFailure(written.failure);
    setStatus(written.failure ? 'failed' : 'saved');
    return written.failure;
  };
  return { status, failure, save, reset: () => setStatus('idle') };
};
