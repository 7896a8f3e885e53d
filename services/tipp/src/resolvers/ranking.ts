import { readPageSize } from '@tippspiel/shared/platform/graph/page';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { viewEvaluation } from '../app/evaluation/evaluation-view.ts';
import { blockRanking } from '../app/ranking/block-ranking.ts';
import { liveRanking } from '../app/live/live-ranking.ts';
import { matchDayRanking, periodRanking, viewMatchDays } from '../app/ranking/match-days.ts';
import { rankingMessages as messages } from '../app/ranking/messages.ts';
import { playerPoints } from '../app/ranking/player-points.ts';
import { pageOfPlayer, placeOf, rankingPage, rankLast } from '../app/ranking/ranking.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context, PlayerRef } from './context.ts';

/** Where a player stands, of oneself and of others. */
const place = {
  ranking: ({ id }: PlayerRef, _args: unknown, { view }: Context) => placeOf(view.current(), id).ranking,
  rankingBefore: ({ id }: PlayerRef, _args: unknown, { view }: Context) =>
    placeOf(view.current(), id).rankingBefore,
  points: ({ id }: PlayerRef, _args: unknown, { view }: Context) => placeOf(view.current(), id).points,
};

export const rankingResolvers = {
  Query: {
    ranking(_parent, { page, provisional, groupId, ...args }, { deps, identity, view, deadline }) {
      const filter = { onlyFavorites: args.onlyFavorites ?? false, onlyLocked: args.onlyLocked ?? false };
      if (provisional)
        return liveRanking({ ...deps, deadline }, { identity }, { page, groupId: groupId ?? 0, ...filter });
      if (groupId) throw badInput(messages.groupNeedsProvisional, 'groupId');
      return rankingPage({ ...deps, view: view.current(), deadline }, { identity }, page, filter);
    },
    rankingPageOfViewer: (_parent, { pageSize }, { identity, view }) =>
      identity ? pageOfPlayer(view.current(), identity.userId, readPageSize(pageSize, 10)) : 0,
    playerPoints: (_parent, { userId }, { deps, identity, view }) =>
      playerPoints({ ...deps, view: view.current() }, { identity }, userId ?? 0),
    matchDays: (_parent, _args, { deps, view }) => viewMatchDays({ ...deps, view: view.current() }),
    matchDayRanking: (
      _parent,
      { day, page, onlyFavorites, onlyLocked },
      { deps, identity, view, deadline },
    ) =>
      matchDayRanking(
        { ...deps, view: view.current(), deadline },
        { identity },
        {
          day,
          page,
          onlyFavorites: onlyFavorites ?? false,
          onlyLocked: onlyLocked ?? false,
        },
      ),
    periodRanking: (
      _parent,
      { period, page, onlyFavorites, onlyLocked },
      { deps, identity, view, deadline },
    ) =>
      periodRanking(
        { ...deps, view: view.current(), deadline },
        { identity },
        { period, page, onlyFavorites: onlyFavorites ?? false, onlyLocked: onlyLocked ?? false },
      ),
    rankLast: (_parent, _args, { deps, identity, view }) =>
      rankLast({ ...deps, view: view.current() }, { identity }),
  },
  Mutation: {
    async blockRanking(_parent, { input }, context) {
      await blockRanking(context.deps, context, input.isBlocked);
      context.view.renew();
      return { evaluation: await viewEvaluation(context.deps, context) };
    },
  },
  Viewer: place,
  User: place,
} satisfies Resolvers;
