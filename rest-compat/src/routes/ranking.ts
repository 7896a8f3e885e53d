import { sendWithEtag } from '../etag.ts';
import { shapeSettings } from '../shape/settings.ts';
import { shapeUser } from '../shape/user.ts';
import type { Tools } from '../tools.ts';
import {
  RestDuelRankingDocument,
  RestRankingDocument,
  RestRankLastDocument,
  type RestRankingQuery,
} from './ranking.generated.ts';

type RankingQuery = {
  pageSize: number;
  pageNumber: number;
  search: string;
  onlyFavorites: boolean;
  onlyLocked: boolean;
};

/** Specification, chapter 7, 'Ranking and statistics'. */
export function rankingRoutes({ ask, serve }: Tools): void {
  serve<{ Querystring: RankingQuery }>('getRanking', async (request, reply) => {
    const { ranking } = await ask({ request, reply }, RestRankingDocument, variablesOf(request.query));
    return sendWithEtag(request, reply, shapeRanking(ranking, request.query));
  });
  serve<{ Querystring: RankingQuery }>('getDuelRanking', async (request, reply) => {
    const { duelRanking } = await ask(
      { request, reply },
      RestDuelRankingDocument,
      variablesOf(request.query),
    );
    return sendWithEtag(request, reply, shapeRanking(duelRanking, request.query));
  });
  serve('getRankLast', async (request, reply) => {
    const { rankLast } = await ask({ request, reply }, RestRankLastDocument);
    return { data: { ...rankLast, userDetails: rankLast.userDetails.map((user) => shapeUser(user)) } };
  });
}

/** A cache buster must not reach the graph. */
const variablesOf = ({ pageSize, pageNumber, search, onlyFavorites, onlyLocked }: RankingQuery) => ({
  page: { pageSize, pageNumber, search },
  onlyFavorites,
  onlyLocked,
});

const shapeRanking = (
  { items, totalCount, blocked, visible }: RestRankingQuery['ranking'],
  { onlyFavorites }: RankingQuery,
) => ({
  data: items.map((user) => shapeUser(user)),
  totalCount,
  blocked,
  visible,
  settings: shapeSettings(onlyFavorites),
});
