import type { UserResolvers } from '../generated/resolvers.ts';

export const userResolvers: UserResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.account.load(id),

  favorite: async ({ id }, _args, { identity, loaders }) =>
    identity !== null && (await loaders.favorites.load(identity.userId)).has(id),

  async recommendedFrom({ id }, _args, { identity, loaders }) {
    const recommendedBy = (await loaders.account.load(id))?.recommendedBy;
    if (!recommendedBy) return null;
    // Who is shown has a star: the list it comes from is read beside the account, not after it.
    if (identity) loaders.favorites.load(identity.userId).catch(() => undefined);
    return loaders.account.load(recommendedBy);
  },
};
