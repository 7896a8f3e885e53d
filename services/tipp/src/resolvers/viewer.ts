import { placeOf } from '../app/ranking/ranking.ts';
import { missingTipps } from '../app/tipps/tipp-page.ts';
import { winnerTippsAreComplete } from '../app/winner-tipps/winner-tipps.ts';
import type { ViewerResolvers } from '../generated/resolvers.ts';

export const viewerResolvers: ViewerResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  ranking: ({ id }, _args, { view }) => placeOf(view.current(), id).ranking,
  rankingBefore: ({ id }, _args, { view }) => placeOf(view.current(), id).rankingBefore,
  points: ({ id }, _args, { view }) => placeOf(view.current(), id).points,
  jokerCount: async (_parent, _args, { ownSlip }) => (await ownSlip())?.jokerCount ?? 0,
  winnerTippsAreComplete: async (_parent, _args, { view, ownSlip }) =>
    winnerTippsAreComplete(view.current().board.tournament, await ownSlip()),
  missingTippCount: async (_parent, _args, { deps, view, ownSlip }) =>
    missingTipps(view.current().board.tournament, await ownSlip(), deps.clock.now()),
};
