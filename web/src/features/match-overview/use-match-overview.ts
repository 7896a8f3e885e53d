import { useQuery } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { MatchOverviewDocument, type MatchOverviewQuery } from './match-overview.generated.ts';

const REFRESH_MS = 60_000;

export interface MatchOverviewState {
  /** undefined while loading, and after a failure. */
  data: MatchOverviewQuery['matchOverview'] | undefined;
  /** Why it could not be loaded; empty otherwise. */
  failure: string;
}

/** Next matches and last results, asked again every minute while the page is in sight. */
export const useMatchOverview = (): MatchOverviewState => {
  const { data, error } = useQuery(MatchOverviewDocument, {
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  return { data: data?.matchOverview, failure: error ? toFailure(error).message : '' };
};
