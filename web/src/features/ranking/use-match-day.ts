import { pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import type { Listed, Row } from './ranking-list-types.ts';
import {
  MatchDayRankingDocument,
  PeriodRankingDocument,
  type MatchDayRankingQuery,
  type PeriodRankingQuery,
} from './match-day.generated.ts';
import { PERIODS, type Period } from '../../lib/address/periods.ts';

export type MatchDayRanking = MatchDayRankingQuery['matchDayRanking'];

/** One page of the ranking of a match day. @param day 0 skips the query */
export const useMatchDay = (view: PlayerListView, day: number) => {
  const { onlyFavorites, onlyLocked } = view;
  const paged = usePagedPlayers(MatchDayRankingDocument, ({ matchDayRanking }) => matchDayRanking, {
    variables: { day, page: pageInput(view), onlyFavorites, onlyLocked },
    skip: day === 0,
    live: ['ranks', 'matches'],
  });
  const { list } = paged;
  // A card is won at the end of the day.
  const card = list?.day.state === 'RUNNING' ? undefined : list?.day.number;
  return { ...paged, listed: list && toListed(list, view, card) };
};

export type PeriodRanking = PeriodRankingQuery['periodRanking'];

/** One page of the ranking of a period. @param period undefined skips the query */
export const usePeriod = (view: PlayerListView, period: Period | undefined) => {
  const { onlyFavorites, onlyLocked } = view;
  const paged = usePagedPlayers(PeriodRankingDocument, ({ periodRanking }) => periodRanking, {
    variables: { period: PERIODS[period ?? 'form'], page: pageInput(view), onlyFavorites, onlyLocked },
    skip: period === undefined,
    live: ['ranks', 'matches'],
  });
  const { list } = paged;
  return { ...paged, listed: list && toListed(list, view) };
};

type Places = Pick<MatchDayRanking, 'items' | 'own' | 'ownPageNumber' | 'totalCount' | 'blocked'>;

/**
 * The list of locked players leaves out the viewer's own row.
 * @param card that of the best
 */
const toListed = (
  { items, own, ownPageNumber, totalCount, blocked }: Places,
  { onlyFavorites, onlyLocked }: PlayerListView,
  card?: number,
): Listed => {
  const toRow = ({ user, ranking, points, isBest }: Places['items'][number]): Row => ({
    player: user,
    ofDay: { ranking, points, card: isBest ? card : undefined, onlyFavorites },
  });
  return {
    rows: items.map(toRow),
    own: own && !onlyLocked ? toRow(own) : null,
    ownPage: ownPageNumber,
    totalCount,
    blocked,
    ranked: true,
  };
};
