import type { UserResolvers } from '../generated/resolvers.ts';
import { loadShown } from './load-shown.ts';

export const userResolvers: UserResolvers = {
  __resolveReference: ({ id }, context, info) => loadShown(id, context, info),

  favorite: async ({ id }, _args, { identity, loaders }) =>
    identity !== null && (await loaders.favorites.load(identity.userId)).has(id),

  recommendedFrom: ({ recommendedBy }, _args, { loaders }) =>
    recommendedBy === null ? null : loaders.account.load(recommendedBy),
};
