import { readPageSize } from '@tippspiel/shared/graph/page';
import { groupTables, matchOverview } from '../app/matches/overview.ts';
import { viewEvaluation } from '../app/evaluation/evaluation-view.ts';
import { viewMatch } from '../app/matches/match-view.ts';
import { pageOfPlayer, rankingPage, rankLast } from '../app/ranking/ranking.ts';
import { tippPage } from '../app/tipps/tipp-page.ts';
import { winnerTipps } from '../app/winner-tipps/winner-tipps.ts';
import { matchById } from '../domain/tournament/tournament.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  viewer: (_parent, _args, { identity }) => (identity ? { id: identity.userId } : null),
  tournament: (_parent, _args, { deps }) => ({ now: deps.clock.now() }),
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
  tipps: (_parent, { userId, pageNumber }, { deps, identity, view, ownSlip }) =>
    tippPage({ ...deps, view: view.current(), ownSlip }, identity, {
      userId: userId ?? 0,
      pageNumber: pageNumber ?? 0,
    }),
  winnerTipps: (_parent, { userId }, { deps, identity, view, ownSlip }) =>
    winnerTipps({ ...deps, view: view.current(), ownSlip }, identity, userId ?? 0),
  ranking: (_parent, { page, onlyFavorites, onlyLocked }, { deps, identity, view }) =>
    rankingPage({ ...deps, view: view.current() }, identity, page, {
      onlyFavorites: onlyFavorites ?? false,
      onlyLocked: onlyLocked ?? false,
    }),
  rankingPageOfViewer: (_parent, { pageSize }, { identity, view }) =>
    identity ? pageOfPlayer(view.current(), identity.userId, readPageSize(pageSize, 10)) : 0,
  rankLast: (_parent, _args, { deps, identity, view }) =>
    rankLast({ ...deps, view: view.current() }, identity),
  evaluation: (_parent, _args, { deps, identity }) => viewEvaluation(deps, identity),
};
