import { useMutation } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { StartEvaluationDocument } from './evaluation.generated.ts';
import { texts } from './texts.ts';

interface StartEvaluation {
  start: () => void;
  isStarting: boolean;
  /** Why it failed, in German; empty otherwise. */
  failure: string;
}

/** Answers when the ranks are visible; the own rank in the header follows. */
export const useStartEvaluation = (): StartEvaluation => {
  const [mutate, { loading, error }] = useMutation(StartEvaluationDocument, { refetchQueries: ['Status'] });
  return {
    start: () =>
      void mutate().then(
        () => showToast(texts.done),
        () => undefined,
      ),
    isStarting: loading,
    failure: error ? toFailure(error).message : '',
  };
};
