import { unauthenticated } from '@tippspiel/shared/errors/app-error';
import { pictureUrl, shapeUser } from '../shape/user.ts';
import type { Tools } from '../tools.ts';
import { RestSetFavoriteDocument, RestUserStatusDocument } from './users.generated.ts';

/** Specification, chapter 7, 'Users'. */
export function userRoutes({ ask, serve }: Tools): void {
  serve('getUserStatus', async (request, reply) => {
    const { viewer, tournament } = await ask({ request, reply }, RestUserStatusDocument);
    if (!viewer) throw unauthenticated();
    const { user, isAdmin, recommendGuid, statusIntervall } = viewer;
    const { firstMatchIsLocked, isWM, maxJokerCount } = tournament;
    return {
      userDetails: shapeUser(user, viewer),
      firstMatchIsLocked,
      statusIntervall,
      isWM,
      status: 3,
      firstname: user.firstname,
      name: user.fullname,
      ranking: user.ranking,
      points: user.points,
      pictureUrl: pictureUrl(user.pictureStamp),
      firstMatchLocked: firstMatchIsLocked,
      maxJokerCount,
      recommendGuid,
      isAdmin,
    };
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
