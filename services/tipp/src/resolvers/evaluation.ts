import { startEvaluation, viewEvaluation } from '../app/evaluation/evaluation.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const evaluationResolvers = {
  Query: { evaluation: (_parent, _args, { deps, identity }) => viewEvaluation(deps, { identity }) },
  Mutation: {
    async startEvaluation(_parent, _args, context) {
      const { deps, identity, view } = context;
      await startEvaluation(deps, context);
      view.renew();
      return { evaluation: await viewEvaluation(deps, { identity }) };
    },
  },
} satisfies Resolvers;
