import { pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import type { ListResult, Listed, Row } from './ranking-list-types.ts';
import {
  MatchDayRankingDocument,
  PeriodRankingDocument,
  type MatchDayRankingQuery,
  type PeriodRankingQuery,
} from './match-day.generated.ts';
import { PERIODS, texts, type Period } from './texts.ts';

export type MatchDayRanking = MatchDayRankingQuery['matchDayRanking'];

interface AskedOfDay extends ListResult {
  /** The listed day; the previous one while the answer is stale. */
  ofDay: MatchDayRanking | undefined;
}

/** One page of the ranking of a match day. @param day 0 skips the query */
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
    listed:
      ofDay && toListed({ ...ofDay, own: onlyLocked ? null : ofDay.own }, ofDay.day.number, onlyFavorites),
    isStale,
    failure,
    refresh: refetch,
  };
};

export type PeriodRanking = PeriodRankingQuery['periodRanking'];

interface AskedOfPeriod extends ListResult {
  ofPeriod: PeriodRanking | undefined;
}

/** One page of the ranking of a period. @param period undefined skips the query */
export const usePeriod = (view: PlayerListView, period: Period | undefined): AskedOfPeriod => {
  const { onlyFavorites, onlyLocked } = view;
  const {
    list: ofPeriod,
    isStale,
    failure,
    refetch,
  } = usePagedPlayers(PeriodRankingDocument, ({ periodRanking }) => periodRanking, {
    variables: { period: PERIODS[period ?? 'form'], page: pageInput(view), onlyFavorites, onlyLocked },
    skip: period === undefined,
    live: ['ranks', 'matches'],
  });
  const own = onlyLocked ? null : ofPeriod?.own;
  return {
    ofPeriod,
    listed:
      ofPeriod && toListed({ ...ofPeriod, own: own ?? null }, texts.periods[period ?? 'form'], onlyFavorites),
    isStale,
    failure,
    refresh: refetch,
  };
};

type Places = Pick<MatchDayRanking, 'items' | 'own' | 'ownPageNumber' | 'totalCount' | 'blocked'>;

/** @param day number of the day, or name of the period */
const toListed = (
  { items, own, ownPageNumber, totalCount, blocked }: Places,
  day: number | string,
  ofList: boolean,
): Listed => {
  const toRow = ({ user, ranking, points, isBest }: Places['items'][number]): Row => ({
    player: user,
    ofDay: { day, ranking, points, isBest, ofList },
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
