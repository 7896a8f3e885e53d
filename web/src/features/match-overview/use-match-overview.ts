import { useFragment } from '@apollo/client/react';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import {
  MatchOverviewDocument,
  OverviewMatchFragmentDoc,
  type MatchOverviewQuery,
} from './match-overview.generated.ts';

export interface MatchOverviewState extends Pick<Polled<MatchOverviewQuery>, 'failure' | 'ask'> {
  /** undefined while loading, and after a failure. */
  data: MatchOverviewQuery['matchOverview'] | undefined;
  /** A match is being played; it stands among the last results. */
  isLive: boolean;
}

/** Next matches and last results. */
export const useMatchOverview = (): MatchOverviewState => {
  const { data, failure, ask } = usePolled(MatchOverviewDocument, { poll: true, live: ['matches'] });
  const { data: last } = useFragment({
    fragment: OverviewMatchFragmentDoc,
    from: data?.matchOverview.lastMatches ?? [],
  });
  const isLive = last.some((match) => match?.isRunning);
  return { data: data?.matchOverview, isLive, failure, ask };
};
