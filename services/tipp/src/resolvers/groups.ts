import { groupCandidates } from '../app/groups/group-candidates.ts';
import { groupRanking } from '../app/groups/group-ranking.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const groupResolvers = {
  Query: {
    groupRanking: (_parent, { groupId, day, page, onlyFavorites }, { deps, identity, view, deadline }) =>
      groupRanking(
        { ...deps, view: view.current(), deadline },
        { identity },
        {
          groupId,
          day: day ?? 0,
          page,
          onlyFavorites: onlyFavorites ?? false,
        },
      ),
    groupCandidates: (_parent, { groupId, page, onlyFavorites }, { deps, identity, view, deadline }) =>
      groupCandidates(
        { ...deps, view: view.current(), deadline },
        { identity },
        {
          groupId,
          page,
          onlyFavorites: onlyFavorites ?? false,
        },
      ),
  },
} satisfies Resolvers;
