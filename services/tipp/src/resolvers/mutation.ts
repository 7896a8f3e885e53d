import { viewEvaluation } from '../app/evaluation/evaluation-view.ts';
import { saveMatch } from '../app/matches/save-match.ts';
import { saveTipp } from '../app/tipps/save-tipp.ts';
import { saveWinnerTipp } from '../app/winner-tipps/save-winner-tipp.ts';
import { startEvaluation } from '../app/evaluation/start-evaluation.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const mutationResolvers: MutationResolvers = {
  saveTipp: (_parent, { input }, context) => saveTipp(context.deps, context.identity, input, context),
  async saveWinnerTipp(_parent, { input }, { deps, identity }) {
    const { winnerTipp, userId } = await saveWinnerTipp(deps, identity, input);
    return { winnerTipp, viewer: { id: userId } };
  },
  async saveMatch(_parent, { input }, { deps, identity, requestId, view }) {
    const match = await saveMatch(deps, identity, input, requestId);
    view.renew();
    return { match, evaluation: await viewEvaluation(deps, identity) };
  },
  async startEvaluation(_parent, _args, context) {
    const { deps, identity, view } = context;
    await startEvaluation(deps, identity, context);
    view.renew();
    return { evaluation: await viewEvaluation(deps, identity) };
  },
};
