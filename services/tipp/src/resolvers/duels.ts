import { readPageSize } from '@tippspiel/shared/platform/graph/page';
import { duelBalance } from '../app/duels/duel-balance.ts';
import { duelMarks, duelPage, oneDuel } from '../app/duels/duel-page.ts';
import { duelPageOfPlayer, duelPlaceOf, duelRanking } from '../app/duels/duel-ranking.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context, PlayerRef } from './context.ts';

/** Fields about a player's duels, for the viewer and others. */
const place = {
  duellRanking: ({ id }: PlayerRef, _args: unknown, { view }: Context) =>
    duelPlaceOf(view.current(), id).duellRanking,
  duellPoints: ({ id }: PlayerRef, _args: unknown, { view }: Context) =>
    duelPlaceOf(view.current(), id).duellPoints,
};

export const duelResolvers = {
  Query: {
    duels: (_parent, { userId, pageNumber }, context) =>
      duelPage(context.deps, context, { userId: userId ?? 0, pageNumber: pageNumber ?? 0 }),
    duel: (_parent, { userId, matchId }, context) =>
      oneDuel(context.deps, context, { userId: userId ?? 0, matchId: matchId ?? 0 }),
    duelMarks: (_parent, { userId }, context) => duelMarks(context.deps, context, userId ?? 0),
    duelBalance: (_parent, { userId }, context) => duelBalance(context.deps, context, userId),
    duelRanking: (_parent, { page, onlyFavorites, onlyLocked }, context) =>
      duelRanking(context.deps, context, {
        page,
        onlyFavorites: onlyFavorites ?? false,
        onlyLocked: onlyLocked ?? false,
      }),
    duelRankingPageOfViewer: (_parent, { pageSize }, { deps, identity, view }) =>
      identity ? duelPageOfPlayer(deps, view.current(), identity.userId, readPageSize(pageSize, 10)) : 0,
  },
  Viewer: place,
  User: {
    ...place,
    duelsWon: ({ id }, _args, { view }) => duelPlaceOf(view.current(), id).duelsWon,
    duelsPlayed: ({ id }, _args, { view }) => duelPlaceOf(view.current(), id).duelsPlayed,
  },
} satisfies Resolvers;
