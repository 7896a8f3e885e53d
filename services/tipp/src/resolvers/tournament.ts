import { firstKickoff, firstMatchIsLocked } from '../domain/matches/locking.ts';
import { kindsOf } from '../app/statistics/winner-kinds.ts';
import { occasionOf, wordsOf } from '../app/templates/tournament-words.ts';
import type { RequestView } from '../app/request.ts';
import type { Tournament } from '../domain/tournament/tournament.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const of = (view: RequestView): Tournament => view.current().board.tournament;

export const tournamentResolvers = {
  Query: {
    viewer: (_parent, _args, { identity }) => (identity ? { id: identity.userId } : null),
    tournament: (_parent, _args, { deps }) => ({ now: deps.clock.now() }),
  },
  Tournament: {
    id: (_parent, _args, { view }) => of(view).id,
    name: (_parent, _args, { view }) => of(view).name,
    isWM: (_parent, _args, { view }) => of(view).isWM,
    occasion: (_parent, _args, { view }) => occasionOf(of(view)),
    champion: (_parent, _args, { view }) => wordsOf(of(view)).title,
    winnerKinds: (_parent, _args, { view }) => kindsOf(of(view)),
    maxJokerCount: (_parent, _args, { view }) => of(view).jokers,
    exactPoints: (_parent, _args, { view }) => of(view).scoring.exact,
    jokerFactor: (_parent, _args, { view }) => of(view).scoring.jokerFactor,
    pages: (_parent, _args, { view }) => of(view).pages,
    firstMatchLockTime: (_parent, _args, { view }) => new Date(firstKickoff(of(view))),
    firstMatchIsLocked: ({ now }, _args, { view }) => firstMatchIsLocked(of(view), now.getTime()),
    showPatriot: (_parent, _args, { view }) => of(view).scoring.patriotBonus > 0,
    serverTime: ({ now }) => now,
    prizeKinds: (_parent, _args, { view }) => of(view).prizeKinds,
  },
} satisfies Resolvers;
