import { recommendedBy } from '../app/recommendations/recommended-by.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const recommendationResolvers = {
  User: {
    recommendedFrom: ({ recommendedBy: by }, _args, { loaders }) =>
      by === null ? null : loaders.account.load(by),

    recommended: ({ id }, { page }, { deps }) => recommendedBy(deps, id, page),
  },
} satisfies Resolvers;
