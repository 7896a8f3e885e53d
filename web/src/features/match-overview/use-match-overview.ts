import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { MatchOverviewDocument, type MatchOverviewQuery } from './match-overview.generated.ts';

type Matches = MatchOverviewQuery['matchOverview']['nextMatches'];

export interface MatchOverviewState extends Pick<Polled<MatchOverviewQuery>, 'failure' | 'refetch'> {
  /** The running matches; empty while loading. */
  running: Matches;
  /** undefined while loading, and after a failure; so is `last`. */
  next: Matches | undefined;
  last: Matches | undefined;
}

/** Next matches, running matches, and last results. The last three locked matches are either running or results. */
export const useMatchOverview = (): MatchOverviewState => {
  const { data, failure, refetch } = usePolled(MatchOverviewDocument, {
    poll: true,
    live: ['matches'],
    ...betweenSaves,
  });
  const { nextMatches, lastMatches } = data?.matchOverview ?? {};
  return {
    running: lastMatches?.filter(({ isRunning }) => isRunning) ?? [],
    next: nextMatches,
    last: lastMatches?.filter(({ isRunning }) => !isRunning),
    failure,
    refetch,
  };
};
