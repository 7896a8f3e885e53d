import { placeOf } from '../app/ranking.ts';
import type { UserResolvers } from '../generated/resolvers.ts';

export const userResolvers: UserResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  ranking: ({ id }, _args, { app }) => placeOf(app, id).ranking,
  rankingBefore: ({ id }, _args, { app }) => placeOf(app, id).rankingBefore,
  points: ({ id }, _args, { app }) => placeOf(app, id).points,
};
