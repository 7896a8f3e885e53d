import { PAGE_SIZE, pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import type { ListResult, Listed } from './ranking-list-types.ts';
import { RankingDocument, type RankingQuery } from './ranking.generated.ts';

/** Size of the podium; each player on it needs points. */
const PODIUM = 3;

/** One page of the ranking. @param skip true sends no query */
export const useRanking = (view: PlayerListView, skip: boolean): ListResult => {
  const { onlyFavorites, onlyLocked } = view;
  const { data, isStale, failure, refetch } = usePagedPlayers(RankingDocument, ({ ranking }) => ranking, {
    variables: { page: pageInput(view), pageSize: PAGE_SIZE, onlyFavorites, onlyLocked },
    skip,
    live: ['ranks', 'places'],
  });
  return { listed: data && toListed(data, onlyLocked), isStale, failure, refetch };
};

/** The list of locked players leaves out the viewer's own row. */
const toListed = ({ ranking, rankingPageOfViewer, viewer }: RankingQuery, onlyLocked: boolean): Listed => ({
  rows: ranking.items.map((player) => ({ player })),
  own: ranking.own && !onlyLocked ? { player: ranking.own } : null,
  ownPage: rankingPageOfViewer,
  totalCount: ranking.totalCount,
  blocked: ranking.blocked,
  ranked: ranking.visible,
  podiumHasPoints: ranking.visible && (ranking.items[PODIUM - 1]?.points ?? 0) > 0,
  provisional: viewer?.provisional,
});
