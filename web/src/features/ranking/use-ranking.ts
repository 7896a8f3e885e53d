import { PAGE_SIZE, pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import type { ListResult, Listed } from './ranking-list-types.ts';
import { RankingDocument, type RankingQuery } from './ranking.generated.ts';

/** So many stand on the podium; nobody before each of them has points. */
const PODIUM = 3;

/** One page of the ranking. @param skip nothing is asked while true */
export const useRanking = (view: PlayerListView, skip: boolean): ListResult => {
  const { onlyFavorites, onlyLocked } = view;
  const { data, isStale, failure, refetch } = usePagedPlayers(RankingDocument, ({ ranking }) => ranking, {
    variables: { page: pageInput(view), pageSize: PAGE_SIZE, onlyFavorites, onlyLocked },
    skip,
    live: ['ranks', 'places'],
  });
  return { listed: data && toListed(data, onlyLocked), isStale, failure, refresh: refetch };
};

/** Among locked players the viewer's own row has no place. */
const toListed = ({ ranking, rankingPageOfViewer, viewer }: RankingQuery, onlyLocked: boolean): Listed => ({
  rows: ranking.items.map((player) => ({ player })),
  own: ranking.own && !onlyLocked ? { player: ranking.own } : null,
  ownPage: rankingPageOfViewer,
  totalCount: ranking.totalCount,
  blocked: ranking.blocked,
  ranked: ranking.visible,
  hasPodium: ranking.visible && (ranking.items[PODIUM - 1]?.points ?? 0) > 0,
  provisional: viewer?.provisional,
});
