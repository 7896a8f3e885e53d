import { usePolled } from '../../apollo/use-polled.ts';
import type { Failure } from '../../lib/failure.ts';
import type { PlayerListView } from '../../lib/player-list-address.ts';
import { BLOCKED_POLL_MS, useUnblocked } from '../../lib/use-unblocked.ts';
import { RankingDocument, type RankingQuery } from './ranking.generated.ts';

/** Specification, chapter 9. */
export const PAGE_SIZE = 10;

interface Ranking {
  data: RankingQuery | undefined;
  /** The data are those of the page before. */
  isStale: boolean;
  failure: Failure | null;
  refresh: () => Promise<Failure | null>;
}

/** One page of the ranking. */
export const useRanking = ({ pageNumber, search, onlyFavorites, onlyLocked }: PlayerListView): Ranking => {
  const { data, previous, failure, ask } = usePolled(RankingDocument, {
    variables: {
      page: { pageNumber, pageSize: PAGE_SIZE, ...(search && { search }) },
      pageSize: PAGE_SIZE,
      onlyFavorites,
      onlyLocked,
    },
    poll: ({ ranking }) => (ranking.blocked ? BLOCKED_POLL_MS : true),
    live: ['ranks', 'places'],
  });

  useUnblocked(data?.ranking.blocked);

  return {
    data: data ?? (failure ? undefined : previous),
    isStale: data === undefined && previous !== undefined,
    failure,
    refresh: ask,
  };
};
