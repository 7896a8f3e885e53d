import { sendWithEtag } from '../etag.ts';
import { shapePhase } from '../shape/match.ts';
import { shapeSettings } from '../shape/settings.ts';
import { shapeUser } from '../shape/user.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import {
  RestDuelRankingDocument,
  RestLiveRankingDocument,
  RestRankingDocument,
  RestRankLastDocument,
  type RestLiveRankingQuery,
  type RestRankingQuery,
} from './ranking.generated.ts';

type RankingQuery = PageQuery & { onlyFavorites: boolean; onlyLocked: boolean };

type LiveQuery = Omit<RankingQuery, 'onlyLocked'> & { groupId: number };

/** Specification, chapter 7, 'Ranking and statistics'. */
export function rankingRoutes({ ask, serve }: Tools): void {
  serve<{ Querystring: RankingQuery }>('getRanking', async (request, reply) => {
    const { ranking } = await ask({ request, reply }, RestRankingDocument, listVariables(request.query));
    return sendWithEtag(request, reply, shapeRanking(ranking, request.query));
  });
  serve<{ Querystring: RankingQuery }>('getDuelRanking', async (request, reply) => {
    const { duelRanking } = await ask(
      { request, reply },
      RestDuelRankingDocument,
      listVariables(request.query),
    );
    return sendWithEtag(request, reply, shapeRanking(duelRanking, request.query));
  });
  serve<{ Querystring: LiveQuery }>('getLiveRanking', async (request, reply) => {
    const { ranking } = await ask({ request, reply }, RestLiveRankingDocument, listVariables(request.query));
    return sendWithEtag(request, reply, shapeLiveRanking(ranking, request.query.onlyFavorites));
  });
  serve('getRankLast', async (request, reply) => {
    const { rankLast } = await ask({ request, reply }, RestRankLastDocument);
    return { data: { ...rankLast, userDetails: rankLast.userDetails.map((user) => shapeUser(user)) } };
  });
}

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

const shapeLiveRanking = (
  { live, totalCount, blocked, visible }: RestLiveRankingQuery['ranking'],
  onlyFavorites: boolean,
) => ({
  data: (live?.rows ?? []).map(({ user, tipps, ...place }) => ({
    ...shapeUser(user),
    ...place,
    tipps: tipps.map(({ match, ...tipp }) => ({ matchId: match.id, ...tipp })),
  })),
  totalCount,
  matches: (live?.matches ?? []).map(shapePhase),
  blocked,
  visible,
  settings: shapeSettings(onlyFavorites),
});
