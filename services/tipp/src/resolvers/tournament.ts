import { firstKickoff, firstMatchIsLocked } from '../domain/locking.ts';
import type { TournamentResolvers } from '../generated/resolvers.ts';

export const tournamentResolvers: TournamentResolvers = {
  id: (_parent, _args, { app }) => app.board.current().tournament.id,
  name: (_parent, _args, { app }) => app.board.current().tournament.name,
  isWM: (_parent, _args, { app }) => app.board.current().tournament.isWM,
  maxJokerCount: (_parent, _args, { app }) => app.board.current().tournament.jokers,
  pages: (_parent, _args, { app }) => app.board.current().tournament.pages,
  firstMatchLockTime: (_parent, _args, { app }) => new Date(firstKickoff(app.board.current().tournament)),
  firstMatchIsLocked: ({ now }, _args, { app }) =>
    firstMatchIsLocked(app.board.current().tournament, now.getTime()),
  showPatriot: (_parent, _args, { app }) => app.board.current().tournament.scoring.patriotBonus > 0,
  serverTime: ({ now }) => now,
};
