import { scalarResolvers } from '@tippspiel/shared/platform/graph/scalars';
import { auditResolvers } from './audit.ts';
import { bonusResolvers } from './bonus.ts';
import { duelResolvers } from './duels.ts';
import { evaluationResolvers } from './evaluation.ts';
import { groupResolvers } from './groups.ts';
import { leavingResolvers } from './leaving.ts';
import { liveResolvers } from './live.ts';
import { matchResolvers } from './matches.ts';
import { playerResolvers } from './players.ts';
import { prizeResolvers } from './prizes.ts';
import { rankingResolvers } from './ranking.ts';
import { statisticsResolvers } from './statistics.ts';
import { templateResolvers } from './templates.ts';
import { tippResolvers } from './tipps.ts';
import { tournamentResolvers } from './tournament.ts';
import { winnerTippResolvers } from './winner-tipps.ts';

/** One file per capability; several may have fields of the same type. */
export const resolvers = [
  scalarResolvers,
  auditResolvers,
  bonusResolvers,
  duelResolvers,
  evaluationResolvers,
  groupResolvers,
  leavingResolvers,
  liveResolvers,
  matchResolvers,
  playerResolvers,
  prizeResolvers,
  rankingResolvers,
  statisticsResolvers,
  templateResolvers,
  tippResolvers,
  tournamentResolvers,
  winnerTippResolvers,
];
