import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { SaveMatchDocument, type SaveMatchInput } from './admin-matches.generated.ts';

interface SaveMatch {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  failure: Failure | null;
  save: (input: Omit<SaveMatchInput, 'matchId'>) => Promise<Failure | null>;
  /** The entry has changed again: what was said about the last one no longer holds. */
  reset: () => void;
}

/**
 * Not optimistic: an operator must see what is stored. The evaluation becomes due with the answer; other matches, whose
 * slots follow, and what somebody else has entered meanwhile, are asked for.
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
