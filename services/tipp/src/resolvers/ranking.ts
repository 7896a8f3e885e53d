import { readPageSize } from '@tippspiel/shared/platform/graph/page';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { viewEvaluation } from '../app/evaluation/evaluation.ts';
import { blockRanking } from '../app/ranking/block-ranking.ts';
import { liveRanking } from '../app/live/live-ranking.ts';
import { matchDayRanking, periodRanking, viewMatchDays } from '../app/ranking/match-days.ts';
import { rankingMessages as messages } from '../app/ranking/messages.ts';
import { playerPoints } from '../app/ranking/player-points.ts';
import { pageOfPlayer, placeOf, rankingPage, rankLast } from '../app/ranking/ranking.ts';
import { recentTipps } from '../app/ranking/recent-tipps.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context, PlayerRef } from './context.ts';

/** Fields about a player's place, for the viewer and others. */
const place = {
  ranking: ({ id }: PlayerRef, _args: unknown, { view }: Context) => placeOf(view.current(), id).ranking,
  rankingBefore: ({ id }: PlayerRef, _args: unknown, { view }: Context) =>
    placeOf(view.current(), id).rankingBefore,
  points: ({ id }: PlayerRef, _args: unknown, { view }: Context) => placeOf(view.current(), id).points,
};

export const rankingResolvers = {
  Query: {
    ranking(_parent, { provisional, groupId, ...input }, context) {
      if (provisional) return liveRanking(context.deps, context, { ...input, groupId });
      if (groupId) throw badInput(messages.groupNeedsProvisional, 'groupId');
      return rankingPage(context.deps, context, input);
    },
    rankingPageOfViewer: (_parent, { pageSize }, { identity, view }) =>
      identity ? pageOfPlayer(view.current(), identity.userId, readPageSize(pageSize, 10)) : 0,
    playerPoints: (_parent, { userId }, context) => playerPoints(context.deps, context, userId),
    recentTipps: (_parent, { userIds }, context) => recentTipps(context.deps, context, userIds),
    matchDays: (_parent, _args, context) => viewMatchDays(context.deps, context),
    matchDayRanking: (_parent, args, context) => matchDayRanking(context.deps, context, args),
    periodRanking: (_parent, args, context) => periodRanking(context.deps, context, args),
    rankLast: (_parent, _args, context) => rankLast(context.deps, context),
  },
  Mutation: {
    async blockRanking(_parent, { input }, context) {
      await blockRanking(context.deps, context, input.isBlocked);
      context.view.renew();
      return { evaluation: await viewEvaluation(context.deps, context) };
    },
  },
  Viewer: place,
  User: {
    ...place,
    lastDayPoints: ({ id }, _args, { deps, view }) => deps.matchDays.lastDayPoints(view.current(), id - 1),
  },
} satisfies Resolvers;
