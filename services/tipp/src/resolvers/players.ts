import { ownOnly } from '@tippspiel/shared/platform/graph/own-only';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Player } from '../store/players/players.ts';
import type { Context, PlayerRef } from './context.ts';

export const playerResolvers = {
  Viewer: {
    __resolveReference: ownOnly,
    /** Read from the session, like all authorisation. */
    isAdmin: (_viewer, _args, { identity }) => identity?.isAdmin ?? false,
    player: ({ id }, _args, { view }) => (view.current().players.has(id) ? { id } : null),
    statusIntervall: (_viewer, _args, { deps }) => deps.settings.statusIntervalMs,
  },
  User: {
    __resolveReference: ({ id }) => ({ id }),
    firstname: (parent, _args, context) => known(parent, context).firstname,
    lastname: (parent, _args, context) => known(parent, context).lastname,
    fullname(parent, _args, context) {
      const { firstname, lastname } = known(parent, context);
      return `${firstname} ${lastname}`.trim();
    },
    city: (parent, _args, context) => known(parent, context).city,
    pictureStamp: (parent, _args, context) => known(parent, context).pictureStamp,
    isLocked: (parent, _args, context) => known(parent, context).isLocked,
    favorite: async ({ id }, _args, { ownFavorites }) => (await ownFavorites()).has(id),
  },
} satisfies Resolvers;

/** Lists with these fields only contain players of the view. */
function known({ id }: PlayerRef, { view }: Context): Player {
  const player = view.current().players.get(id);
  if (!player) throw new Error(`player ${id} is not known`);
  return player;
}
