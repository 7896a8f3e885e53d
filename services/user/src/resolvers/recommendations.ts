import type { Resolvers } from '../generated/resolvers.ts';

export const recommendationResolvers = {
  User: {
    recommendedFrom: ({ recommendedBy }, _args, { loaders }) =>
      recommendedBy === null ? null : loaders.account.load(recommendedBy),
  },
} satisfies Resolvers;
