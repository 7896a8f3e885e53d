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
    duels: (_parent, args, context) => duelPage(context.deps, context, args),
    duel: (_parent, args, context) => oneDuel(context.deps, context, args),
    duelMarks: (_parent, { userId }, context) => duelMarks(context.deps, context, userId),
    duelBalance: (_parent, { userId }, context) => duelBalance(context.deps, context, userId),
    duelRanking: (_parent, args, context) => duelRanking(context.deps, context, args),
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
