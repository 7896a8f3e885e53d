import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { SaveDecisionDocument, type SaveDecisionInput } from './decisions.generated.ts';

interface SaveDecision {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  failure: Failure | null;
  save: (input: Omit<SaveDecisionInput, 'id'>) => Promise<Failure | null>;
  reset: () => void;
}

/** Stores a decision, then refetches its consequences and other operators' changes. */
export const useSaveDecision = (id: string): SaveDecision => {
  const [mutate] = useSafeMutation(SaveDecisionDocument);
  const [status, setStatus] = useState<SaveDecision['status']>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const save: SaveDecision['save'] = async (input) => {
    setStatus('saving');
    const written = await mutate({ input: { id, ...input } });
    if (!written.failure || written.failure.code === 'CONFLICT')
      await Promise.all([refetchActive('Decisions'), refetchActive('AdminMatches')]);
    setFailure(written.failure);
    setStatus(written.failure ? 'failed' : 'saved');
    return written.failure;
  };
  return { status, failure, save, reset: () => setStatus('idle') };
};
