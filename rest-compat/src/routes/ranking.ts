import { sendWithEtag } from '../etag.ts';
import { shapeSettings } from '../shape/settings.ts';
import { shapeUser } from '../shape/user.ts';
import type { Tools } from '../tools.ts';
import { RestRankingDocument, RestRankLastDocument } from './ranking.generated.ts';

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
    const { onlyFavorites, onlyLocked, ...page } = request.query;
    const variables = { page: pick(page), onlyFavorites, onlyLocked };
    const { ranking } = await ask({ request, reply }, RestRankingDocument, variables);
    const { items, totalCount, blocked, visible } = ranking;
    const data = items.map((user) => shapeUser(user));
    return sendWithEtag(request, reply, {
      data,
      totalCount,
      blocked,
      visible,
      settings: shapeSettings(onlyFavorites),
    });
  });
  serve('getRankLast', async (request, reply) => {
    const { rankLast } = await ask({ request, reply }, RestRankLastDocument);
    return { data: { ...rankLast, userDetails: rankLast.userDetails.map((user) => shapeUser(user)) } };
  });
}

/** A cache buster must not reach the graph. */
const pick = ({ pageSize, pageNumber, search }: Omit<RankingQuery, 'onlyFavorites' | 'onlyLocked'>) => ({
  pageSize,
  pageNumber,
  search,
});
