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
export function userRoutes({ serve }: Tools): void {
  serve('getUserStatus', async ({ ask }) => {
    const [{ viewer, tournament }, { viewer: own }] = await Promise.all([
      ask(RestUserStatusDocument),
      ask(RestOwnPersonDocument),
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

  serve<{ Querystring: { userId: number } }>('getUserDetails', async ({ query, ask }) => {
    const { userId } = query;
    const { user: other, viewer } = await ask(RestUserDetailsDocument, { userId });
    const user = userId === 0 ? viewer?.user : other;
    if (!user) throw notFound(NO_DETAILS, 'userId');
    if (!viewer?.isAdmin) return { data: shapeUser(user) };
    const { userProfile } = await ask(RestUserProfileDocument, { userId: user.id });
    return { data: shapeUser(user, userProfile ? { profile: userProfile, recommendGuid: '' } : undefined) };
  });

  serve<{ Params: { id: number }; Querystring: PageQuery }>(
    'getRecommended',
    async ({ params, query, ask }) => {
      const { user } = await ask(RestRecommendedDocument, { userId: params.id, ...listVariables(query) });
      if (!user) throw notFound(NO_DETAILS, 'id');
      const { items, totalCount } = user.recommended;
      return { data: items.map((one) => shapeUser(one)), totalCount };
    },
  );

  serve<{ Querystring: PageQuery }>('getFavorites', async ({ query, ask }) => {
    const { viewer } = await ask(RestFavoritesDocument, listVariables(query));
    if (!viewer) throw unauthenticated();
    const { items, totalCount } = viewer.favorites;
    return { data: items.map((user) => shapeUser(user)), totalCount };
  });

  serve<{ Params: { id: number }; Body: { favorite?: boolean } }>(
    'toggleFavorite',
    async ({ params, body, ask }) => {
      await ask(RestSetFavoriteDocument, { input: { userId: params.id, favorite: body.favorite } });
      return { data: 'True' };
    },
  );
}
