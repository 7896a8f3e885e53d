import { ownList } from '../app/favorites/own-list.ts';
import { setFavorite } from '../app/favorites/set-favorite.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const favoriteResolvers = {
  Mutation: {
    async setFavorite(_parent, { input }, { deps, request, loaders }) {
      const user = await setFavorite(deps, request, input);
      loaders.favorites.clearAll();
      return { user };
    },
  },

  Viewer: {
    async favorites({ id }, { page }, { deps, loaders }) {
      const { ids, ...rest } = await ownList(deps, id, page);
      const items = await Promise.all(ids.map((player) => loaders.account.load(player)));
      return { items: items.filter((account) => account !== null), ...rest };
    },
  },

  User: {
    favorite: async ({ id }, _args, { identity, loaders }) =>
      identity !== null && (await loaders.favorites.load(identity.userId)).has(id),
  },
} satisfies Resolvers;
