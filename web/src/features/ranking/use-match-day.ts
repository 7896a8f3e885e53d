import { usePolled } from '../../apollo/use-polled.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import { BLOCKED_POLL_MS, useUnblocked } from '../../lib/queries/use-unblocked.ts';
import type { ListResult, Listed, Row } from './ranking-list-types.ts';
import { MatchDayRankingDocument, type MatchDayRankingQuery } from './match-day.generated.ts';
import { PAGE_SIZE } from './use-ranking.ts';

export type MatchDayRanking = MatchDayRankingQuery['matchDayRanking'];

interface AskedOfDay extends ListResult {
  /** The day that is listed; another one's while it is stale. */
  ofDay: MatchDayRanking | undefined;
}

/** One page of the ranking of a match day. @param day 0 for none: nothing is asked */
export const useMatchDay = (
  { pageNumber, search, onlyFavorites, onlyLocked }: PlayerListView,
  day: number,
): AskedOfDay => {
  const { data, previous, failure, refetch } = usePolled(MatchDayRankingDocument, {
    variables: {
      day,
      page: { pageNumber, pageSize: PAGE_SIZE, ...(search && { search }) },
      onlyFavorites,
      onlyLocked,
    },
    skip: day === 0,
    poll: ({ matchDayRanking }) => (matchDayRanking.blocked ? BLOCKED_POLL_MS : true),
    live: ['ranks', 'matches'],
  });
  useUnblocked(data?.matchDayRanking.blocked);
  const ofDay = (data ?? (failure ? undefined : previous))?.matchDayRanking;
  return {
    ofDay,
    listed: ofDay && toListed({ ...ofDay, own: onlyLocked ? null : ofDay.own }, onlyFavorites),
    isStale: data === undefined && previous !== undefined,
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
