import { groupCandidates } from '../app/groups/group-candidates.ts';
import { groupRanking } from '../app/groups/group-ranking.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const groupResolvers = {
  Query: {
    groupRanking: (_parent, { groupId, day, page, onlyFavorites }, context) =>
      groupRanking(context.deps, context, {
        groupId,
        day: day ?? 0,
        page,
        onlyFavorites: onlyFavorites ?? false,
      }),
    groupCandidates: (_parent, { groupId, page, onlyFavorites }, context) =>
      groupCandidates(context.deps, context, { groupId, page, onlyFavorites: onlyFavorites ?? false }),
  },
} satisfies Resolvers;
