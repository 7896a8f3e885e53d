import { useEffect, useRef } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { RankingView } from './ranking-address.ts';
import { RankingDocument, type RankingQuery } from './ranking.generated.ts';

/** Specification, chapter 9. */
export const PAGE_SIZE = 10;
const POLL_MS = 60_000;

interface Ranking {
  data: RankingQuery | undefined;
  /** The data are those of the page before. */
  isStale: boolean;
  error: unknown;
  refresh: () => void;
}

/** One page of the ranking, asked again now and then while it is in sight. */
export const useRanking = ({ pageNumber, search, onlyFavorites, onlyLocked }: RankingView): Ranking => {
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(RankingDocument, {
    variables: {
      page: { pageNumber, pageSize: PAGE_SIZE, ...(search && { search }) },
      pageSize: PAGE_SIZE,
      onlyFavorites,
      onlyLocked,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });

  // When the ranks are there again, the header's rank and points are new too (specification, chapter 2).
  const blocked = data?.ranking.blocked;
  const wasBlocked = useRef(false);
  useEffect(() => {
    if (blocked === undefined) return;
    if (wasBlocked.current && !blocked) void client.refetchQueries({ include: ['Status'] });
    wasBlocked.current = blocked;
  }, [blocked, client]);

  return {
    data: data ?? (error ? undefined : previousData),
    isStale: data === undefined && previousData !== undefined,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
  };
};
