import { recommendedBy, recommenderName } from '../app/recommendations/recommended-by.ts';
import { sendRecommendation } from '../app/recommendations/send-recommendation.ts';
import { unsubscribe } from '../app/recommendations/unsubscribe.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const recommendationResolvers = {
  Query: {
    recommenderName: (_parent, { recommendGuid }, { deps }) => recommenderName(deps, recommendGuid),
  },

  Mutation: {
    async sendRecommendation(_parent, { input }, { deps, request }) {
      await sendRecommendation(deps, request, input);
      return { accepted: true };
    },

    async unsubscribe(_parent, { input }, { deps, request }) {
      await unsubscribe(deps, request, input);
      return { unsubscribed: true };
    },
  },

  User: {
    recommendedFrom: ({ recommendedBy: by }, _args, { loaders }) =>
      by === null ? null : loaders.account.load(by),

    recommended: ({ id }, { page }, { deps }) => recommendedBy(deps, id, page),
  },
} satisfies Resolvers;
