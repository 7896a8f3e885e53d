import { matchStatistic } from '../app/statistics/match-statistic.ts';
import { playerStatistic } from '../app/statistics/player-statistic.ts';
import { playersByHit, playersByTipp, playersByWinner } from '../app/statistics/statistic-players.ts';
import { winnerStatistic } from '../app/statistics/winner-statistic.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const statisticsResolvers = {
  Query: {
    matchStatistic: (_parent, args, context) => matchStatistic(context.deps, context, args),
    matchStatisticPlayers: (_parent, args, context) => playersByHit(context.deps, context, args),
    tippStatisticPlayers: (_parent, args, context) => playersByTipp(context.deps, context, args),
    winnerStatistic: (_parent, { kind }, context) => winnerStatistic(context.deps, context, kind),
    winnerStatisticPlayers: (_parent, args, context) => playersByWinner(context.deps, context, args),
    playerStatistic: (_parent, { userId }, context) => playerStatistic(context.deps, context, userId),
  },
} satisfies Resolvers;
