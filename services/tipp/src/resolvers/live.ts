import { liveMatch, runningMatchViews } from '../app/live/live-match.ts';
import { provisionalPlace } from '../app/live/provisional-places.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const liveResolvers = {
  Query: {
    runningMatches: (_parent, _args, { deps, view }) =>
      runningMatchViews(view.current().board, deps.clock.now()),
    liveMatch: (_parent, { matchId }, context) => liveMatch(context.deps, context, matchId),
  },
  Viewer: {
    provisional: ({ id }, _args, { deps, view }) => provisionalPlace(deps, view.current(), id),
  },
  LiveRanking: { highlights: (live) => live.highlights() },
  LiveRow: { nextGoals: (row) => row.nextGoals() },
} satisfies Resolvers;
