import { viewEvaluation } from '../app/evaluation/evaluation.ts';
import { adminMatches, viewAdminMatch } from '../app/matches/admin-matches.ts';
import { viewDecision, viewDecisions } from '../app/matches/decisions-view.ts';
import { viewMatch } from '../app/matches/match-view.ts';
import { expectedThirds, groupTables, matchOverview, thirdPlaces } from '../app/matches/overview.ts';
import { saveDecision } from '../app/matches/save-decision.ts';
import { saveMatch } from '../app/matches/save-match.ts';
import { viewOwnTipp } from '../app/tipps/tipp-view.ts';
import { matchKey } from '../domain/columns/column-key.ts';
import { matchById } from '../domain/tournament/tournament.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const matchResolvers = {
  Query: {
    matches(_parent, _args, { deps, view }) {
      const { board } = view.current();
      return board.tournament.matches.map((match) => viewMatch(board, match, deps.clock.now()));
    },
    match(_parent, { id }, { deps, view }) {
      const { board } = view.current();
      const match = matchById(board.tournament, id);
      return match ? viewMatch(board, match, deps.clock.now()) : null;
    },
    matchOverview: (_parent, _args, { deps, view }) => matchOverview(view.current().board, deps.clock.now()),
    groupTables: (_parent, _args, { deps, view }) => groupTables(view.current().board, deps.clock.now()),
    thirdPlaces: (_parent, _args, { view }) => thirdPlaces(view.current().board),
    expectedThirds: (_parent, _args, { view }) => expectedThirds(view.current().board),
    adminMatches: (_parent, _args, context) => adminMatches(context.deps, context),
    decisions: (_parent, _args, context) => viewDecisions(context.deps, context),
  },
  Mutation: {
    async saveMatch(_parent, { input }, context) {
      const { deps, identity, view } = context;
      const match = await saveMatch(deps, context, input);
      view.renew();
      const adminMatch = viewAdminMatch(view.current().board, match, deps.clock.now());
      return { match: adminMatch.match, adminMatch, evaluation: await viewEvaluation(deps, { identity }) };
    },
    async saveDecision(_parent, { input }, context) {
      const { deps, identity, view } = context;
      await saveDecision(deps, context, input);
      view.renew();
      const decision = viewDecision(view.current().board, input.id, deps.clock.now());
      return { decision, evaluation: await viewEvaluation(deps, { identity }) };
    },
  },
  Match: {
    trend: ({ id, isLocked }, _args, { deps, identity }) =>
      identity && isLocked ? deps.statistics.trend(id) : null,
    async tippInfo(match, _args, { view, identity, ownSlip }) {
      const stored = (await ownSlip())?.tipps[matchKey(match.id)];
      if (!identity || !stored) return [];
      const tipp = viewOwnTipp(view.current().board, match, identity.userId, stored);
      return [{ ...tipp, points: tipp.points ?? 0 }];
    },
  },
} satisfies Resolvers;
