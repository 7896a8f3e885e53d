import { useMasked } from '../../apollo/use-masked.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatPostTime } from '../../lib/time/format-relative.ts';
import { useNow } from '../../lib/time/use-now.ts';
import {
  EvaluationDocument,
  EvaluationStateFragmentDoc,
  StartEvaluationDocument,
  type EvaluationQuery,
  type EvaluationStateFragment,
} from './evaluation.generated.ts';
import { evaluationFailure } from './evaluation-failure.ts';
import { texts } from './texts.ts';
import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';

const POLL_MS = { running: 2000, idle: 20_000 };

/** Starts the evaluation after a changed result, and shows its progress. */
export const EvaluationPanel = () => {
  const { data, failure, refetch } = usePolled(EvaluationDocument, {
    poll: ({ evaluation }) => (evaluation.isRunning ? POLL_MS.running : POLL_MS.idle),
    live: ['matches', 'ranks'],
  });
  return (
    <section aria-label={texts.evaluation} className="min-h-21 px-4 py-3 sm:px-5">
      {data && <Loaded evaluation={data.evaluation} />}
      {failure && <ErrorState small message={failure.message} onRetry={refetch} />}
    </section>
  );
};

const finishedText = ({ finishedAt, matchCount }: EvaluationStateFragment, now: number): string =>
  finishedAt ? texts.finished(formatPostTime(finishedAt, now), matchCount) : texts.never;

interface LoadedProps {
  evaluation: EvaluationQuery['evaluation'];
}

const Loaded = ({ evaluation: from }: LoadedProps) => {
  const now = useNow();
  const evaluation = useMasked(EvaluationStateFragmentDoc, from);
  const [mutate, { isBusy }] = useSafeMutation(StartEvaluationDocument);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The mutation returns when the new ranks are visible. The viewer's rank in the header is refetched then. */
  const start = async (): Promise<void> => {
    setFailure(null);
    const { failure: failed } = await mutate({});
    setFailure(failed);
    if (!failed) await refetchActive('Status');
  };
  if (!evaluation) return null;
  const { isDue } = evaluation;
  const isRunning = evaluation.isRunning || isBusy;
  const told = evaluationFailure(failure, { isRunning, isDue });
  return (
    <div className="grid gap-2">
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 flex-[1_1_7rem] text-sm leading-snug">
          {/* Not the time below, which would be read aloud each minute. */}
          <b role="status" className="block font-semibold">
            {isRunning ? texts.evaluating : isDue ? texts.changed : texts.upToDate}
          </b>
          <span className="text-ink-2">{finishedText(evaluation, now)}</span>
        </p>
        <Button
          variant={isDue || isRunning ? 'primary' : 'secondary'}
          busy={isRunning}
          disabled={!isDue && !isRunning}
          onClick={() => void start()}
          className="min-w-48 px-3!"
        >
          {isRunning ? texts.evaluating : texts.start}
        </Button>
      </div>
      {told && <Notice tone="error" title={told} />}
    </div>
  );
};
