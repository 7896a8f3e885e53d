import { scalarResolvers } from '@tippspiel/shared/platform/graph/scalars';
import type { Resolvers } from '../generated/resolvers.ts';
import { auditResolvers as audit } from './audit.ts';
import { bonusResolvers as bonus } from './bonus.ts';
import { duelResolvers as duels } from './duels.ts';
import { evaluationResolvers as evaluation } from './evaluation.ts';
import { groupResolvers as groups } from './groups.ts';
import { leavingResolvers as leaving } from './leaving.ts';
import { liveResolvers as live } from './live.ts';
import { matchResolvers as matches } from './matches.ts';
import { playerResolvers as players } from './players.ts';
import { prizeResolvers as prizes } from './prizes.ts';
import { rankingResolvers as ranking } from './ranking.ts';
import { statisticsResolvers as statistics } from './statistics.ts';
import { templateResolvers as templates } from './templates.ts';
import { tippResolvers as tipps } from './tipps.ts';
import { tournamentResolvers as tournament } from './tournament.ts';
import { winnerTippResolvers as winnerTipps } from './winner-tipps.ts';

/** One file per capability; types that occur in several are merged here. */
export const resolvers = {
  ...scalarResolvers,
  Query: {
    ...tournament.Query,
    ...matches.Query,
    ...tipps.Query,
    ...winnerTipps.Query,
    ...ranking.Query,
    ...groups.Query,
    ...statistics.Query,
    ...duels.Query,
    ...bonus.Query,
    ...templates.Query,
    ...evaluation.Query,
    ...audit.Query,
    ...live.Query,
    ...prizes.Query,
  },
  Mutation: {
    ...matches.Mutation,
    ...tipps.Mutation,
    ...winnerTipps.Mutation,
    ...evaluation.Mutation,
    ...bonus.Mutation,
    ...ranking.Mutation,
    ...groups.Mutation,
    ...prizes.Mutation,
  },
  Viewer: {
    ...players.Viewer,
    ...tipps.Viewer,
    ...winnerTipps.Viewer,
    ...ranking.Viewer,
    ...duels.Viewer,
    ...live.Viewer,
    ...leaving.Viewer,
  },
  User: { ...players.User, ...ranking.User, ...duels.User },
  LiveRanking: live.LiveRanking,
  LiveRow: live.LiveRow,
  Template: templates.Template,
  Tournament: tournament.Tournament,
  Match: matches.Match,
  Group: groups.Group,
  Price: prizes.Price,
  Drawing: prizes.Drawing,
  Winner: prizes.Winner,
} satisfies Resolvers;
