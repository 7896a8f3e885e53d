import { useState } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import type { Failure } from '../../lib/failure.ts';
import { BlockRankingDocument, RankingSwitchDocument } from './ranking-switch.generated.ts';
import { texts } from './texts.ts';

/** 'Rangliste sperren' replaces the ranks and the newest players by a notice until it is switched off. */
export const RankingSwitch = () => {
  const {
    data,
    failure: loadFailure,
    refetch,
  } = usePolled(RankingSwitchDocument, { poll: true, live: ['ranks'] });
  const [mutate, { isBusy }] = useSafeMutation(BlockRankingDocument);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The wanted value during the request; the stored value is shown otherwise.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const block = async (isBlocked: boolean): Promise<void> => {
    if (isBusy) return;
    setWanted(isBlocked);
    setFailure((await mutate({ input: { isBlocked } })).failure);
    setWanted(null);
  };
  return (
    <div className="px-4 py-2 sm:px-5">
      {loadFailure ? (
        <ErrorState small message={loadFailure.message} onRetry={refetch} />
      ) : (
        <Checkbox
          label={texts.blockRanking}
          checked={wanted ?? data?.evaluation.isRankingBlocked ?? false}
          disabled={!data}
          error={failure?.message}
          onChange={(event) => void block(event.target.checked)}
        />
      )}
      <p className="max-w-prose text-sm text-ink-2">{texts.blockRankingHint}</p>
    </div>
  );
};
