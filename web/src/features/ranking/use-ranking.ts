import { usePolled } from '../../apollo/use-polled.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import { BLOCKED_POLL_MS, useUnblocked } from '../../lib/queries/use-unblocked.ts';
import type { ListResult, Listed } from './ranking-list-types.ts';
import { RankingDocument, type RankingQuery } from './ranking.generated.ts';

/** Specification, chapter 9. */
export const PAGE_SIZE = 10;

/** One page of the ranking. @param skip nothing is asked while true */
export const useRanking = (
  { pageNumber, search, onlyFavorites, onlyLocked }: PlayerListView,
  skip: boolean,
): ListResult => {
  const { data, previous, failure, refetch } = usePolled(RankingDocument, {
    variables: {
      page: { pageNumber, pageSize: PAGE_SIZE, ...(search && { search }) },
      pageSize: PAGE_SIZE,
      onlyFavorites,
      onlyLocked,
    },
    skip,
    poll: ({ ranking }) => (ranking.blocked ? BLOCKED_POLL_MS : true),
    live: ['ranks', 'places'],
  });
  useUnblocked(data?.ranking.blocked);
  const known = data ?? (failure ? undefined : previous);
  return {
    listed: known && toListed(known, onlyLocked),
    isStale: data === undefined && previous !== undefined,
    failure,
    refresh: refetch,
  };
};

/** Among locked players the viewer's own row has no place. */
const toListed = ({ ranking, rankingPageOfViewer, viewer }: RankingQuery, onlyLocked: boolean): Listed => ({
  rows: ranking.items.map((player) => ({ player })),
  own: ranking.own && !onlyLocked ? { player: ranking.own } : null,
  ownPage: rankingPageOfViewer,
  totalCount: ranking.totalCount,
  blocked: ranking.blocked,
  ranked: ranking.visible,
  provisional: viewer?.provisional,
});
