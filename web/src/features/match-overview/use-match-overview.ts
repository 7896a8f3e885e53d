import { useFragment, useQuery } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import {
  MatchOverviewDocument,
  OverviewMatchFragmentDoc,
  type MatchOverviewQuery,
} from './match-overview.generated.ts';

const REFRESH_MS = 60_000;

export interface MatchOverviewState {
  /** undefined while loading, and after a failure. */
  data: MatchOverviewQuery['matchOverview'] | undefined;
  /** Why it could not be loaded; empty otherwise. */
  failure: string;
  /** A match is being played; it stands among the last results. */
  isLive: boolean;
}

/** Next matches and last results, asked again every minute while the page is in sight. */
export const useMatchOverview = (): MatchOverviewState => {
  const { data, error } = useQuery(MatchOverviewDocument, {
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data: last } = useFragment({
    fragment: OverviewMatchFragmentDoc,
    from: data?.matchOverview.lastMatches ?? [],
  });
  const isLive = last.some((match) => match?.isRunning);
  return { data: data?.matchOverview, isLive, failure: error ? toFailure(error).message : '' };
};
