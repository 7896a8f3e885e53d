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
export function rankingRoutes({ serve, serveWithEtag }: Tools): void {
  serveWithEtag<{ Querystring: RankingQuery }>('getRanking', async ({ query, ask }) => {
    const { ranking } = await ask(RestRankingDocument, listVariables(query));
    return shapeRanking(ranking, query);
  });
  serveWithEtag<{ Querystring: RankingQuery }>('getDuelRanking', async ({ query, ask }) => {
    const { duelRanking } = await ask(RestDuelRankingDocument, listVariables(query));
    return shapeRanking(duelRanking, query);
  });
  serveWithEtag<{ Querystring: LiveQuery }>('getLiveRanking', async ({ query, ask }) => {
    const { ranking } = await ask(RestLiveRankingDocument, listVariables(query));
    return shapeLiveRanking(ranking, query.onlyFavorites);
  });
  serve('getRankLast', async ({ ask }) => {
    const { rankLast } = await ask(RestRankLastDocument);
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
