import { shapeSettings } from '../shape/settings.ts';
import { shapeUser } from '../shape/user.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import {
  RestMatchStatisticsDocument,
  RestTippStatisticDocument,
  RestTippStatisticsDocument,
  RestWinnerStatisticsDocument,
  type StatisticPlayersFragment,
} from './statistics.generated.ts';

type ListQuery = PageQuery & { onlyFavorites: boolean };
type TippQuery = { onlyJoker: boolean; onlyRandom: boolean };

/** Specification, chapter 7, the statistics of 'Ranking and statistics' and 'Tipps'. */
export function statisticRoutes({ serveWithEtag }: Tools): void {
  serveWithEtag<{ Querystring: ListQuery & { matchId: number; filterOption: number } }>(
    'getMatchStatistics',
    async ({ query, ask }) => {
      const { matchStatisticPlayers } = await ask(RestMatchStatisticsDocument, listVariables(query));
      return shapeList(matchStatisticPlayers, query);
    },
  );
  serveWithEtag<{ Querystring: ListQuery & TippQuery & { matchId: number; tippValue: string } }>(
    'getTippStatistics',
    async ({ query, ask }) => {
      const { tippStatisticPlayers } = await ask(RestTippStatisticsDocument, listVariables(query));
      return shapeList(tippStatisticPlayers, query);
    },
  );
  serveWithEtag<{ Querystring: ListQuery & { teamKZ: string; kind: string } }>(
    'getWinnerStatistics',
    async ({ query, ask }) => {
      const { winnerStatisticPlayers } = await ask(RestWinnerStatisticsDocument, listVariables(query));
      return shapeList(winnerStatisticPlayers, query);
    },
  );
  serveWithEtag<{ Params: { matchId: number }; Querystring: TippQuery }>(
    'getTippStatistic',
    async ({ params, query, ask }) => {
      const variables = { matchId: params.matchId, ...query };
      const { matchStatistic } = await ask(RestTippStatisticDocument, variables);
      const { tipps, isVisible } = matchStatistic;
      return { data: tipps, visible: isVisible };
    },
  );
}

/** The User entities with their tipp as `tippInfo`. Otherwise the answer has the ranking's shape. */
function shapeList({ items, ...about }: StatisticPlayersFragment, { onlyFavorites }: ListQuery) {
  const data = items.map(({ user, tipp }) => ({
    ...shapeUser(user),
    tippInfo: tipp ? [{ ...tipp, points: tipp.points ?? 0 }] : [],
  }));
  return { data, ...about, settings: shapeSettings(onlyFavorites) };
}
