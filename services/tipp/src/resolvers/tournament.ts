import { firstKickoff, firstMatchIsLocked } from '../domain/matches/locking.ts';
import { kindsOf } from '../app/statistics/winner-kinds.ts';
import { wordsOf } from '../app/templates/tournament-words.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const tournamentResolvers = {
  Query: {
    viewer: (_parent, _args, { identity }) => (identity ? { id: identity.userId } : null),
    tournament: (_parent, _args, { deps }) => ({ now: deps.clock.now() }),
  },
  Tournament: {
    id: (_parent, _args, { view }) => view.current().board.tournament.id,
    name: (_parent, _args, { view }) => view.current().board.tournament.name,
    isWM: (_parent, _args, { view }) => view.current().board.tournament.isWM,
    champion: (_parent, _args, { view }) => wordsOf(view.current().board.tournament).title,
    winnerKinds: (_parent, _args, { view }) => kindsOf(view.current().board.tournament),
    maxJokerCount: (_parent, _args, { view }) => view.current().board.tournament.jokers,
    exactPoints: (_parent, _args, { view }) => view.current().board.tournament.scoring.exact,
    jokerFactor: (_parent, _args, { view }) => view.current().board.tournament.scoring.jokerFactor,
    pages: (_parent, _args, { view }) => view.current().board.tournament.pages,
    firstMatchLockTime: (_parent, _args, { view }) => new Date(firstKickoff(view.current().board.tournament)),
    firstMatchIsLocked: ({ now }, _args, { view }) =>
      firstMatchIsLocked(view.current().board.tournament, now.getTime()),
    showPatriot: (_parent, _args, { view }) => view.current().board.tournament.scoring.patriotBonus > 0,
    serverTime: ({ now }) => now,
    prizeKinds: (_parent, _args, { view }) => view.current().board.tournament.prizeKinds,
  },
} satisfies Resolvers;
