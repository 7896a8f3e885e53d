import type { Player } from '../store/players.ts';
import { placeOf } from '../app/ranking.ts';
import type { UserResolvers } from '../generated/resolvers.ts';
import type { Context, PlayerRef } from './context.ts';

export const userResolvers: UserResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  ranking: ({ id }, _args, { app }) => placeOf(app, id).ranking,
  rankingBefore: ({ id }, _args, { app }) => placeOf(app, id).rankingBefore,
  points: ({ id }, _args, { app }) => placeOf(app, id).points,
  firstname: (parent, _args, context) => known(parent, context).firstname,
  lastname: (parent, _args, context) => known(parent, context).lastname,
  fullname(parent, _args, context) {
    const { firstname, lastname } = known(parent, context);
    return `${firstname} ${lastname}`;
  },
  city: (parent, _args, context) => known(parent, context).city,
  pictureStamp: (parent, _args, context) => known(parent, context).pictureStamp,
  isLocked: (parent, _args, context) => known(parent, context).isLocked,
  favorite: async ({ id }, _args, { ownFavorites }) => (await ownFavorites()).has(id),
};

/** Lists that provide these fields hold players of the directory only. */
function known({ id }: PlayerRef, { app }: Context): Player {
  const player = app.directory.get(id);
  if (!player) throw new Error(`player ${id} is not in the directory`);
  return player;
}
