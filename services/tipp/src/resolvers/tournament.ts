import { firstKickoff, firstMatchIsLocked } from '../domain/matches/locking.ts';
import type { TournamentResolvers } from '../generated/resolvers.ts';

export const tournamentResolvers: TournamentResolvers = {
  id: (_parent, _args, { view }) => view.current().board.tournament.id,
  name: (_parent, _args, { view }) => view.current().board.tournament.name,
  isWM: (_parent, _args, { view }) => view.current().board.tournament.isWM,
  maxJokerCount: (_parent, _args, { view }) => view.current().board.tournament.jokers,
  pages: (_parent, _args, { view }) => view.current().board.tournament.pages,
  firstMatchLockTime: (_parent, _args, { view }) => new Date(firstKickoff(view.current().board.tournament)),
  firstMatchIsLocked: ({ now }, _args, { view }) =>
    firstMatchIsLocked(view.current().board.tournament, now.getTime()),
  showPatriot: (_parent, _args, { view }) => view.current().board.tournament.scoring.patriotBonus > 0,
  serverTime: ({ now }) => now,
};
