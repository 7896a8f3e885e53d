import { useQuery } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { MatchBox } from './match-box.tsx';
import { MatchOverviewDocument } from './match-overview.generated.ts';
import { texts } from './texts.ts';

const REFRESH_MS = 60_000;

/** Next matches and last results side by side or below each other, as the place around them has it. */
export const MatchOverview = () => {
  const { data, error } = useQuery(MatchOverviewDocument, {
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const shared = { failed: error !== undefined, failedText: error ? toFailure(error).message : '' };
  return (
    <>
      <MatchBox
        title={texts.next}
        matches={data?.matchOverview.nextMatches}
        empty={texts.noNext}
        {...shared}
      />
      <MatchBox
        title={texts.last}
        matches={data?.matchOverview.lastMatches}
        empty={texts.noLast}
        {...shared}
      />
    </>
  );
};
