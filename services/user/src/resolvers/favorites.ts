import { setFavorite } from '../app/favorites/set-favorite.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const favoriteResolvers = {
  Mutation: {
    async setFavorite(_parent, { input }, { deps, identity, origin, loaders }) {
      const user = await setFavorite(deps, identity, origin, input);
      loaders.favorites.clearAll();
      return { user };
    },
  },

  User: {
    favorite: async ({ id }, _args, { identity, loaders }) =>
      identity !== null && (await loaders.favorites.load(identity.userId)).has(id),
  },
} satisfies Resolvers;
