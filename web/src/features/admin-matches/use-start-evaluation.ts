import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { StartEvaluationDocument } from './evaluation.generated.ts';

interface StartEvaluation {
  start: () => Promise<void>;
  isStarting: boolean;
  failure: Failure | null;
}

/** Answers when the ranks are visible; the own rank in the header follows. */
export const useStartEvaluation = (): StartEvaluation => {
  const [mutate, { isBusy }] = useSafeMutation(StartEvaluationDocument);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    start: async () => {
      setFailure(null);
      const { failure: failed } = await mutate({});
      setFailure(failed);
      if (!failed) await refetchActive('Status');
    },
    isStarting: isBusy,
    failure,
  };
};
