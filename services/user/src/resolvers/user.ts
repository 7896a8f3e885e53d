import type { UserResolvers } from '../generated/resolvers.ts';

export const userResolvers: UserResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.account.load(id),

  favorite: async ({ id }, _args, { identity, loaders }) =>
    identity !== null && (await loaders.favorites.load(identity.userId)).has(id),

  recommendCount: ({ id }, _args, { loaders }) => loaders.recommendCount.load(id),

  async recommendedFrom({ id }, _args, { loaders }) {
    const recommendedBy = (await loaders.account.load(id))?.recommendedBy;
    return recommendedBy ? loaders.account.load(recommendedBy) : null;
  },
};
