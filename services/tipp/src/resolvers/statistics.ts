import { matchStatistic } from '../app/statistics/match-statistic.ts';
import { playerStatistic } from '../app/statistics/player-statistic.ts';
import { playersByHit, playersByTipp, playersByWinner } from '../app/statistics/statistic-players.ts';
import { winnerStatistic } from '../app/statistics/winner-statistic.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const statisticsResolvers = {
  Query: {
    matchStatistic: (_parent, { matchId, onlyJoker, onlyRandom }, context) =>
      matchStatistic(context.deps, context, {
        matchId: matchId ?? 0,
        onlyJoker: onlyJoker ?? false,
        onlyRandom: onlyRandom ?? false,
      }),
    matchStatisticPlayers: (_parent, { matchId, filterOption, page, onlyFavorites }, context) =>
      playersByHit(context.deps, context, {
        matchId: matchId ?? 0,
        filterOption: filterOption ?? 5,
        page,
        onlyFavorites: onlyFavorites ?? false,
      }),
    tippStatisticPlayers: (_parent, { matchId, onlyJoker, onlyRandom, onlyFavorites, ...args }, context) =>
      playersByTipp(context.deps, context, {
        ...args,
        matchId: matchId ?? 0,
        onlyJoker: onlyJoker ?? false,
        onlyRandom: onlyRandom ?? false,
        onlyFavorites: onlyFavorites ?? false,
        page: args.page,
      }),
    winnerStatistic: (_parent, { kind }, context) => winnerStatistic(context.deps, context, kind ?? 'P1'),
    winnerStatisticPlayers: (_parent, { kind, teamKZ, page, onlyFavorites }, context) =>
      playersByWinner(context.deps, context, {
        kind: kind ?? 'P1',
        teamKZ,
        page,
        onlyFavorites: onlyFavorites ?? false,
      }),
    playerStatistic: (_parent, { userId }, context) => playerStatistic(context.deps, context, userId ?? 0),
  },
} satisfies Resolvers;
