import { sendWithEtag } from '../etag.ts';
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
export function statisticRoutes({ ask, serve }: Tools): void {
  serve<{ Querystring: ListQuery & { matchId: number; filterOption: number } }>(
    'getMatchStatistics',
    async (request, reply) => {
      const variables = listVariables(request.query);
      const { matchStatisticPlayers } = await ask({ request, reply }, RestMatchStatisticsDocument, variables);
      return sendWithEtag(request, reply, shapeList(matchStatisticPlayers, request.query));
    },
  );
  serve<{ Querystring: ListQuery & TippQuery & { matchId: number; tippValue: string } }>(
    'getTippStatistics',
    async (request, reply) => {
      const variables = listVariables(request.query);
      const { tippStatisticPlayers } = await ask({ request, reply }, RestTippStatisticsDocument, variables);
      return sendWithEtag(request, reply, shapeList(tippStatisticPlayers, request.query));
    },
  );
  serve<{ Querystring: ListQuery & { teamKZ: string; kind: string } }>(
    'getWinnerStatistics',
    async (request, reply) => {
      const variables = listVariables(request.query);
      const { winnerStatisticPlayers } = await ask(
        { request, reply },
        RestWinnerStatisticsDocument,
        variables,
      );
      return sendWithEtag(request, reply, shapeList(winnerStatisticPlayers, request.query));
    },
  );
  serve<{ Params: { matchId: number }; Querystring: TippQuery }>(
    'getTippStatistic',
    async (request, reply) => {
      const variables = { matchId: request.params.matchId, ...request.query };
      const { matchStatistic } = await ask({ request, reply }, RestTippStatisticDocument, variables);
      const { tipps, isVisible } = matchStatistic;
      return sendWithEtag(request, reply, { data: tipps, visible: isVisible });
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
