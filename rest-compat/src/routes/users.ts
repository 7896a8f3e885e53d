import { notFound, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { pictureUrl, shapeUser } from '../shape/user.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import {
  RestFavoritesDocument,
  RestOwnPersonDocument,
  RestRecommendedDocument,
  RestSetFavoriteDocument,
  RestUserDetailsDocument,
  RestUserProfileDocument,
  RestUserStatusDocument,
} from './users.generated.ts';

/** Specification, chapter 8. */
const NO_DETAILS = 'Details konnten leider nicht ermittelt werden';

/** Specification, chapter 7, 'Users'. */
export function userRoutes({ ask, serve }: Tools): void {
  serve('getUserStatus', async (request, reply) => {
    const [{ viewer, tournament }, { viewer: own }] = await Promise.all([
      ask({ request, reply }, RestUserStatusDocument),
      ask({ request, reply }, RestOwnPersonDocument),
    ]);
    if (!viewer || !own) throw unauthenticated();
    const { ranking, rankingBefore, points, duellRanking, duellPoints } = viewer;
    const place = { ranking, rankingBefore, points, duellRanking, duellPoints };
    const user = { ...own.user, ...place, favorite: viewer.player?.favorite ?? false };
    const { firstMatchIsLocked, isWM, maxJokerCount } = tournament;
    return {
      userDetails: shapeUser(user, own),
      firstMatchIsLocked,
      statusIntervall: viewer.statusIntervall,
      isWM,
      status: 3,
      firstname: user.firstname,
      name: user.fullname,
      ranking: user.ranking,
      points: user.points,
      pictureUrl: pictureUrl(user.pictureStamp),
      firstMatchLocked: firstMatchIsLocked,
      maxJokerCount,
      recommendGuid: own.recommendGuid,
      isAdmin: viewer.isAdmin,
    };
  });

  serve<{ Querystring: { userId: number } }>('getUserDetails', async (request, reply) => {
    const { userId } = request.query;
    const { user: other, viewer } = await ask({ request, reply }, RestUserDetailsDocument, { userId });
    const user = userId === 0 ? viewer?.user : other;
    if (!user) throw notFound(NO_DETAILS, 'userId');
    if (!viewer?.isAdmin) return { data: shapeUser(user) };
    const { userProfile } = await ask({ request, reply }, RestUserProfileDocument, { userId: user.id });
    return { data: shapeUser(user, userProfile ? { profile: userProfile, recommendGuid: '' } : undefined) };
  });

  serve<{ Params: { id: number }; Querystring: PageQuery }>('getRecommended', async (request, reply) => {
    const variables = { userId: request.params.id, ...listVariables(request.query) };
    const { user } = await ask({ request, reply }, RestRecommendedDocument, variables);
    if (!user) throw notFound(NO_DETAILS, 'id');
    const { items, totalCount } = user.recommended;
    return { data: items.map((one) => shapeUser(one)), totalCount };
  });

  serve<{ Querystring: PageQuery }>('getFavorites', async (request, reply) => {
    const { viewer } = await ask({ request, reply }, RestFavoritesDocument, listVariables(request.query));
    if (!viewer) throw unauthenticated();
    const { items, totalCount } = viewer.favorites;
    return { data: items.map((user) => shapeUser(user)), totalCount };
  });

  serve<{ Params: { id: number }; Body: { favorite?: boolean } }>(
    'toggleFavorite',
    async (request, reply) => {
      const input = { userId: request.params.id, favorite: request.body.favorite };
      await ask({ request, reply }, RestSetFavoriteDocument, { input });
      return { data: 'True' };
    },
  );
}
