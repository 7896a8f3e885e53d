import type { Player } from '../store/players/players.ts';
import { placeOf } from '../app/ranking/ranking.ts';
import type { UserResolvers } from '../generated/resolvers.ts';
import type { Context, PlayerRef } from './context.ts';

export const userResolvers: UserResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  ranking: ({ id }, _args, { view }) => placeOf(view.current(), id).ranking,
  rankingBefore: ({ id }, _args, { view }) => placeOf(view.current(), id).rankingBefore,
  points: ({ id }, _args, { view }) => placeOf(view.current(), id).points,
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

/** Lists that provide these fields hold players of the view only. */
function known({ id }: PlayerRef, { view }: Context): Player {
  const player = view.current().players.get(id);
  if (!player) throw new Error(`player ${id} is not known`);
  return player;
}
