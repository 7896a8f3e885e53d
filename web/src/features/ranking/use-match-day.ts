import { pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import type { ListResult, Listed, Row } from './ranking-list-types.ts';
import { MatchDayRankingDocument, type MatchDayRankingQuery } from './match-day.generated.ts';

export type MatchDayRanking = MatchDayRankingQuery['matchDayRanking'];

interface AskedOfDay extends ListResult {
  /** The day that is listed; another one's while it is stale. */
  ofDay: MatchDayRanking | undefined;
}

/** One page of the ranking of a match day. @param day 0 for none: nothing is asked */
export const useMatchDay = (view: PlayerListView, day: number): AskedOfDay => {
  const { onlyFavorites, onlyLocked } = view;
  const {
    list: ofDay,
    isStale,
    failure,
    refetch,
  } = usePagedPlayers(MatchDayRankingDocument, ({ matchDayRanking }) => matchDayRanking, {
    variables: { day, page: pageInput(view), onlyFavorites, onlyLocked },
    skip: day === 0,
    live: ['ranks', 'matches'],
  });
  return {
    ofDay,
    listed: ofDay && toListed({ ...ofDay, own: onlyLocked ? null : ofDay.own }, onlyFavorites),
    isStale,
    failure,
    refresh: refetch,
  };
};

const toListed = (
  { day, items, own, ownPageNumber, totalCount, blocked }: MatchDayRanking,
  ofList: boolean,
): Listed => {
  const toRow = ({ user, ranking, points, isBest }: MatchDayRanking['items'][number]): Row => ({
    player: user,
    ofDay: { day: day.number, ranking, points, isBest, ofList },
  });
  return {
    rows: items.map(toRow),
    own: own ? toRow(own) : null,
    ownPage: ownPageNumber,
    totalCount,
    blocked,
    ranked: true,
  };
};
